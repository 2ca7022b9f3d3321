## How things are called

creatures-tile-kinds-creature = creature
