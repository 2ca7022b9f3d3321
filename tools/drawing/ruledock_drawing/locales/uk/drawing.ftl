## Для термінала

drawing-more_found = і ще { $things }; уточніть
drawing-from = { $kind }; { $source }
