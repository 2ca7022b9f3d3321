
creatures-panel-title = Ancient creatures
creatures-panel-bag = In their bag
