"""Golden games and golden packs: what the game did once, it does for ever and in every interpreter."""
