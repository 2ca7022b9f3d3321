"""The network: two hidden layers, a number for each action, and what the position is worth.

What is seen also goes straight to the actions: where the observation says what a card would add,
"keep that card" need not be worked out through the hidden layers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

LAYERS = ("first", "second", "action", "straight", "worth")


def make(inputs: int, hidden: int, actions: int, seed: int) -> dict[str, Any]:
    """Weights of a network that prefers no action yet."""
    sizes = [(inputs, hidden), (hidden, hidden), (hidden, actions), (inputs, actions), (hidden, 1)]
    keys = jax.random.split(jax.random.PRNGKey(seed), len(sizes))
    gains = (2**0.5, 2**0.5, 0.01, 0.0, 1.0)
    made = {}
    for name, key, (wide, out), gain in zip(LAYERS, keys, sizes, gains, strict=True):
        made[name] = gain / wide**0.5 * jax.random.normal(key, (wide, out))
        made[f"{name} bias"] = jnp.zeros(out)
    return made


def forward(net: dict[str, Any], seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of each action's probability, and what the position is worth."""
    first = jax.nn.relu(seen @ net["first"] + net["first bias"])
    second = jax.nn.relu(first @ net["second"] + net["second bias"])
    straight = seen @ net["straight"] + net["straight bias"]
    scores = second @ net["action"] + net["action bias"] + straight
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
