## How things are called

creatures-tile-kinds-creature = creature

creatures-panel-title = Ancient creatures
creatures-panel-bag = In their bag
