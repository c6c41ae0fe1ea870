"""The browser: the only package that knows there is one. Screen, voice, panels, controls, store, catalogue."""
