"""What the events say to people."""

MESSAGES = {
    "events.event": "Event: {name}. {text}",
    "events.gains": "{player} gains {points:point|points} from the event.",
    "events.chooses": "{player}: {choice}.",
    "events.borrows": "{player} borrows an item: {side}.",
    "events.adds": "{player} adds borrowed items to the rescue cards: {items}.",
    "events.chases": "{player} chases the noble rat on {at} away.",
    "events.line": "Point tokens from events: {points}",
    "events.rival": "{name}, on day {day}",
    "events.ask.side": "A basket or boots?",
    "events.ask.add": "Which borrowed items do you lay with your rescue cards?",
    "events.ask.row": "Which row do you score?",
    "events.ask.column": "Which column do you score?",
    "events.ask.cat": "Which cat do you score?",
}
