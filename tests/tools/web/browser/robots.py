"""Robots that play through the page alone: they know what is lit, and no rule."""

from __future__ import annotations

from random import Random

OPEN = """() => {
  const seen = (one) => one.getClientRects().length > 0;
  const all = (query) => [...document.querySelectorAll(query)].filter(seen);
  return {
    over: document.body.dataset.over === "true",
    asked: document.body.dataset.asked ?? "",
    busy: document.body.matches(".sending, .offline"),
    lit: all("#panels .lit:not(.picked)").length,
    picked: all("#panels .picked, #choices .clear").length,
    values: all("#choices .value").length,
    choices: all("#choices > .options .choose:not(.anytime)").length,
    anytime: all("#choices > .options .choose.anytime").length,
    reading: document.querySelector("dialog").open,
  };
}"""


QUERIES = {
    "choices": "#choices > .options .choose:not(.anytime)",
    "anytime": "#choices > .options .choose.anytime",
    "lit": "#panels .lit:not(.picked)",
    "values": "#choices .value",
}
RARELY = 0.1
"""How often a robot does what can be done at any time; some of that takes back what it did."""


class Robot:
    """Somebody at a page who picks whatever is lit."""

    def __init__(self, page, seed=0):
        self.page, self.random = page, Random(seed)
        self.made = 0

    def look(self):
        return self.page.evaluate(OPEN)

    def step(self) -> bool:
        """Do one thing if there is one to do; whether there was."""
        seen = self.look()
        if seen["over"] or seen["busy"]:
            return False
        if seen["reading"]:  # something moved, and another card was hit and shown large
            self.do("dialog[open] form button", 0)
            return True
        ways = []
        if seen["choices"]:
            ways += ["choices"] * (3 if seen["picked"] else 2)
        if seen["lit"] and not (seen["picked"] and seen["choices"]):
            ways += ["lit"] * 3
        if seen["values"]:
            ways += ["values"]
        if seen["anytime"] and self.random.random() < RARELY:
            ways = ["anytime"]
        if not ways:
            return False
        way = self.random.choice(ways)
        query, count = QUERIES[way], seen[way]
        before = seen["asked"]
        self.do(query, self.random.randrange(count))
        self.made += 1
        self.settle(before)
        return True

    def settle(self, before):
        self.page.wait_for_function("() => !document.body.classList.contains('sending')")

    def do(self, query, place):
        self.page.evaluate(
            """([query, place]) => {
              const all = [...document.querySelectorAll(query)];
              const seen = all.filter((one) => one.getClientRects().length > 0);
              seen[place]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            }""",
            [query, place],
        )


AIM = """([query, place]) => {
  const seen = (one) => one.getClientRects().length > 0;
  const thing = [...document.querySelectorAll(query)].filter(seen)[place];
  if (!thing) return null;
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const parts = [thing, ...thing.querySelectorAll("*")];
  const reaches = ([x, y]) => {
    const [top, ...below] = document.elementsFromPoint(x, y);
    const inside = (one) => thing.contains(one);
    return inside(top) || (top?.matches("svg *") && below.some(inside));
  };
  return parts.map((one) => middle(one.getBoundingClientRect())).find(reaches) ?? [];
}"""
"""Scroll a thing into view, and find a point of it that only its own picture covers."""


class MouseRobot(Robot):
    """Clicks with a real pointer, where the thing can be seen."""

    def do(self, query, place):
        for _ in range(100):
            at = self.page.evaluate(AIM, [query, place])
            if at is None:
                return  # gone meanwhile, as when somebody else has chosen
            if at:
                self.press(*at)
                return
            self.page.wait_for_timeout(20)  # something flies past
        raise AssertionError(f"nothing of {query} {place} can be reached")

    def press(self, x, y):
        self.page.mouse.click(x, y)


class TouchRobot(MouseRobot):
    """Touches with a real finger, and a square once more where a tile was shown first."""

    def press(self, x, y):
        self.page.touchscreen.tap(x, y)
        if self.page.evaluate("!document.querySelector('#why').hidden"):
            self.page.touchscreen.tap(x, y)


class KeyRobot(Robot):
    """Uses the keyboard alone: Tab, arrows, Enter."""

    def do(self, query, place):
        keys = self.page.keyboard
        for _ in range(80):
            keys.press("Tab")
            here = self.page.evaluate(
                "(query) => document.activeElement?.matches(query) ?? false", query
            )
            if here:
                break
        for _ in range(self.random.randrange(4)):
            keys.press(self.random.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        keys.press("Enter")


def play(robots, most=3000, until=None):
    """Let everybody act in turns until the game is over."""
    idle = 0
    for _ in range(most):
        moved = [robot.step() for robot in robots]
        if until is not None and until(robots):
            return
        if all(robot.look()["over"] for robot in robots):
            return
        idle = 0 if any(moved) else idle + 1
        if idle:
            robots[0].page.wait_for_timeout(30)
        assert idle < 400, [robot.look() for robot in robots]
    raise AssertionError("the game does not end")
