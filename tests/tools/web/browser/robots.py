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
    choices: all("#choices > .options .choose").length,
  };
}"""


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
        ways = []
        if seen["choices"]:
            ways += ["choice"] * (3 if seen["picked"] else 2)
        if seen["lit"] and not (seen["picked"] and seen["choices"]):
            ways += ["lit"] * 2
        if seen["values"]:
            ways += ["value"]
        if not ways:
            return False
        way = self.random.choice(ways)
        query = {
            "choice": "#choices > .options .choose",
            "lit": "#panels .lit:not(.picked)",
            "value": "#choices .value",
        }[way]
        count = {"choice": seen["choices"], "lit": seen["lit"], "value": seen["values"]}[way]
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


class MouseRobot(Robot):
    """Clicks with a real pointer."""

    def do(self, query, place):
        shown = self.page.locator(query).filter(visible=True)
        shown.nth(place).scroll_into_view_if_needed()
        shown.nth(place).click(timeout=5000)


class TouchRobot(MouseRobot):
    """Touches with a real finger."""

    def do(self, query, place):
        shown = self.page.locator(query).filter(visible=True)
        shown.nth(place).scroll_into_view_if_needed()
        shown.nth(place).tap(timeout=5000)


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
