## Для термінала

drawing-more_found = і ще { $things }; уточніть
drawing-from = { $kind }; { $source }
drawing-you = { $name } (ви)
drawing-yes = так
drawing-no = ні
