brambles-ask-pick = How many of the { $berries } berries do you pick?
brambles-picks = { $player } picks { $berries }; { $left } are left.
brambles-scratched = { $player } is scratched by the thorns.
brambles-line-berries = A point for each of { $berries } berries.
brambles-line-thorns = The thorns under the last berry.
brambles-option-pick = Pick { $berries }
brambles-refused-handful = a handful is at most { $handful }
brambles-refused-left = only { $left } are left on the bush
