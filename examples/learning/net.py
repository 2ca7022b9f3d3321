"""The network in jax: its weights, what it prefers, and what it thinks a position is worth."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from layers import Plan, hidden, scores

MOST_STRAIGHT = 1_000_000
"""The weights from which on nothing goes straight from what is seen to the actions."""
TILE, PLACE = 32, 16
"""How wide the networks for tiles and for places are."""


def make(plan: Plan | None, inputs: int, wide: int, actions: int, seed: int) -> dict[str, Any]:
    """Weights of a network that prefers no action yet."""
    inputs = plan.before if plan else inputs
    layers = {
        "first": (inputs, wide, 2**0.5),
        "second": (wide, wide, 2**0.5),
        "action": (wide, actions, 0.01),
        "straight": (inputs, actions, 0.0),
        "worth": (wide, 1, 1.0),
    }
    if inputs * actions > MOST_STRAIGHT:
        del layers["straight"]
    judges = (("tile", plan.tiles[1], TILE), ("place", plan.places[1], PLACE)) if plan else ()
    for what, told, out in judges:
        layers |= {
            f"{what} stands": (wide, out, 0.5),
            f"{what} weighed": (wide, out, 0.01),
            f"{what} met": (told, out, 2**0.5),
            f"{what} said": (out, 1, 0.01),
        }
    keys = jax.random.split(jax.random.PRNGKey(seed), len(layers))
    made = {}
    for key, (name, (into, out, gain)) in zip(keys, layers.items(), strict=True):
        made[name] = gain / into**0.5 * jax.random.normal(key, (into, out))
        made[f"{name} bias"] = jnp.zeros(out)
    return made


def forward(plan: Plan | None, net: dict[str, Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of each action's probability, and what the position is worth."""
    second = hidden(plan, net, seen, jnp)
    found = scores(plan, net, seen, second, jnp)
    worth = (second @ net["worth"] + net["worth bias"])[..., 0]
    return jax.nn.log_softmax(jnp.where(mask, found, -1e9)), worth


@partial(jax.jit, static_argnums=0)
def sample(plan: Plan | None, net: dict[str, Any], seen: Any, mask: Any, key: Any) -> Any:
    """For each row an action drawn by its probability, the logarithm of that, and the worth."""
    odds, worth = forward(plan, net, seen, mask)
    action = jax.random.categorical(key, odds)
    return action, jnp.take_along_axis(odds, action[:, None], 1)[:, 0], worth


@partial(jax.jit, static_argnums=0)
def likeliest(plan: Plan | None, net: dict[str, Any], seen: Any, mask: Any) -> Any:
    """For each row the likeliest action."""
    return forward(plan, net, seen, mask)[0].argmax(-1)


def save(net: dict[str, Any], game: dict[str, Any], path: Path) -> None:
    """Keep the weights, with the game that they are for."""
    weights = {name: np.asarray(value) for name, value in net.items()}
    np.savez_compressed(path, **weights, game=json.dumps(game))


def load(path: Path) -> dict[str, Any]:
    with np.load(path) as file:
        return {name: jnp.asarray(value) for name, value in file.items() if name != "game"}
