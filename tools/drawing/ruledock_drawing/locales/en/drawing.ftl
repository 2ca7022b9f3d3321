### What drawings for a terminal say.

drawing-more_found = and { $things } more; name it more closely
drawing-from = { $kind }; { $source ->
        [rulebook] as the rulebook has it
        [public] as published play aids have it
        [house] made up here, where no source says
       *[other] { $source }
    }
drawing-you = { $name } (you)
drawing-yes = yes
drawing-no = no
drawing-known = { $count } with { $known }
drawing-examples = Examples
