drawing-more_found = und noch { $things }; nenne es genauer
drawing-from = { $kind }; { $source ->
        [rulebook] nach der Spielregel
        [public] nach veröffentlichten Hilfen
        [house] hier ergänzt, wo keine Quelle etwas sagt
       *[other] { $source }
    }
drawing-you = { $name } (du)
drawing-yes = ja
drawing-no = nein
drawing-known = { $count }, davon { $known }
drawing-examples = Beispiele
