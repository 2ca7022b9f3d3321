## Pro terminál

drawing-more_found = a ještě { $things }; upřesni to
drawing-from = { $kind }; { $source }
drawing-you = { $name } (ty)
drawing-yes = ano
drawing-no = ne
