### What drawings for a terminal say.

drawing-more_found = and { $things } more; name it more closely
drawing-from = { $kind }; { $source }
drawing-you = { $name } (you)
drawing-yes = yes
drawing-no = no
