"""Solve Crates with counterfactual regret minimisation, and measure how far from perfect it is.

python examples/games/crates/solve.py [--iterations 1000] [--crates 3]
"""

from __future__ import annotations

import argparse

from ruledock_rl.cfr import Solver
from ruledock_rl.exact import exact_tree


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--crates", type=int, default=3)
    args = parser.parse_args()
    solver = Solver(exact_tree("crates", reward="points", rules={"crates": args.crates}))
    print("iterations  exploitability  the first player's value")
    done, look = 0, 10
    while done < args.iterations:
        solver.run(min(look, args.iterations) - done)
        done, look = min(look, args.iterations), look * 10
        exploitable, value = solver.exploitability(), solver.value(0)
        print(f"{done:10d}  {exploitable:14.6f}  {value:24.6f}")


if __name__ == "__main__":
    main()
