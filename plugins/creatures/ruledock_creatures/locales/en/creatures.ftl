## How things are called

creatures-tile-kinds-creature = creature
creatures-kind-creature = creature

creatures-panel-title = Ancient creatures
creatures-panel-bag = In their bag

## The screen of a terminal

creatures-screen-bag = creatures in the bag: { $creatures }
creatures-screen-symbols = { $name }: { $creature } with cat symbols { $symbols }

## What content is called

creatures-content-creatures-rival = the sister's points for creatures

## What it is called

creatures-title = ancient creatures
