"""Colours as eyes see them: contrast by WCAG 2, and how far two are apart for those who tell fewer colours apart."""

Colour = tuple[float, float, float]  # red, green and blue from 0 to 1

# What eyes see that lack one kind of cone: Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.95047, 1, 1.08883)


def over(colour: tuple[float, ...], ground: Colour) -> Colour:
    """A colour, whose fourth part is its opacity, laid over a ground."""
    opacity = colour[3]
    red, green, blue = (part * opacity + below * (1 - opacity) for part, below in zip(colour[:3], ground))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((_times(_XYZ, _linear(one))[1], _times(_XYZ, _linear(other))[1]))
    return (light + 0.05) / (dark + 0.05)


def apart(one: Colour, other: Colour, eyes: str) -> float:
    """How different two colours look to such eyes: the distance in CIELAB; 10 is seen at a glance."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one, eyes), _lab(other, eyes))) ** 0.5


def _linear(colour: Colour) -> Colour:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return red, green, blue


def _times(matrix: tuple, colour: Colour) -> Colour:
    first, second, third = (sum(weight * part for weight, part in zip(row, colour)) for row in matrix)
    return first, second, third


def _lab(colour: Colour, eyes: str) -> Colour:
    seen = [min(1, max(0, part)) for part in _times(EYES[eyes], _linear(colour))]
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (value / white for value, white in zip(_times(_XYZ, (seen[0], seen[1], seen[2])), _WHITE))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
