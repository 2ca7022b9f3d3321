## Pro terminál

drawing-more_found = a ještě { $things }; upřesni to
drawing-from = { $kind }; { $source }
