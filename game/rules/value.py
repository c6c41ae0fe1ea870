"""The base of all values: a named tuple that knows its fields and is equal only to its own kind."""


class Value:
    """Stands before a `namedtuple` among a value's bases and adds what MicroPython's lacks.

    A value repeats the names of its fields in `fields`, in the named tuple's order. Values never
    change: `replace` gives another one.
    """

    fields: tuple[str, ...] = ()

    def replace(self, **named):
        """Give a value of the same kind with the named fields changed; TypeError for a name it lacks."""
        for name in named:
            if name not in self.fields:
                raise TypeError("%s has no field %s" % (type(self).__name__, name))
        return type(self)(*[named.get(name, getattr(self, name)) for name in self.fields])

    def __eq__(self, other):
        return type(self) is type(other) and tuple(self) == tuple(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(tuple(self))
