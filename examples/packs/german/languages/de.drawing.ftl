drawing-more_found = und noch { $things }; nenne es genauer
drawing-from = { $kind }; { $source }
drawing-you = { $name } (du)
drawing-yes = ja
drawing-no = nein
