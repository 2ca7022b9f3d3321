"""The network: two hidden layers, a number for each action, and what the position is worth.

What is seen also goes straight to the actions: where the observation says what a card would add,
"keep that card" need not be worked out through the hidden layers. Where that would be more than a
million weights, as in the isle, it is left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

MOST_STRAIGHT = 1_000_000
"""The weights from which on nothing goes straight from what is seen to the actions."""


def make(inputs: int, hidden: int, actions: int, seed: int) -> dict[str, Any]:
    """Weights of a network that prefers no action yet."""
    layers = {
        "first": (inputs, hidden, 2**0.5),
        "second": (hidden, hidden, 2**0.5),
        "action": (hidden, actions, 0.01),
        "straight": (inputs, actions, 0.0),
        "worth": (hidden, 1, 1.0),
    }
    if inputs * actions > MOST_STRAIGHT:
        del layers["straight"]
    keys = jax.random.split(jax.random.PRNGKey(seed), len(layers))
    made = {}
    for key, (name, (wide, out, gain)) in zip(keys, layers.items(), strict=True):
        made[name] = gain / wide**0.5 * jax.random.normal(key, (wide, out))
        made[f"{name} bias"] = jnp.zeros(out)
    return made


def forward(net: dict[str, Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of each action's probability, and what the position is worth."""
    first = jax.nn.relu(seen @ net["first"] + net["first bias"])
    second = jax.nn.relu(first @ net["second"] + net["second bias"])
    scores = second @ net["action"] + net["action bias"]
    if "straight" in net:
        scores += seen @ net["straight"] + net["straight bias"]
    worth = (second @ net["worth"] + net["worth bias"])[..., 0]
    return jax.nn.log_softmax(jnp.where(mask, scores, -1e9)), worth


@jax.jit
def sample(net: dict[str, Any], seen: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    """For each row an action drawn by its probability, the logarithm of that, and the worth."""
    odds, worth = forward(net, seen, mask)
    action = jax.random.categorical(key, odds)
    return action, jnp.take_along_axis(odds, action[:, None], 1)[:, 0], worth


@jax.jit
def likeliest(net: dict[str, Any], seen: Any, mask: Any) -> Any:
    """For each row the likeliest action."""
    return forward(net, seen, mask)[0].argmax(-1)


def save(net: dict[str, Any], path: Path) -> None:
    np.savez_compressed(path, **{name: np.asarray(value) for name, value in net.items()})


def load(path: Path) -> dict[str, Any]:
    with np.load(path) as file:
        return {name: jnp.asarray(value) for name, value in file.items()}
