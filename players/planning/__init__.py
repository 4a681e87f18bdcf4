"""Finding a plan for all tickets within the wagons and turns left."""
