"""Search for a plan: which routes to build for all tickets within the wagons and turns left."""
