#!/usr/bin/env node
// A bot in JavaScript that speaks Ruledock's bot protocol. It answers with the notation of an
// option, and asks for options that the view does not list.
"use strict";
const lines = require("node:readline").createInterface({ input: process.stdin });

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

let asked = 0; // the decision about which we have asked for an option

const answers = {
  hello: () => say({ type: "hello", protocol: 1, name: "thrifty.js" }),
  start: () => say({ type: "ready" }),
  ping: ({ id }) => say({ type: "pong", id }),
  bye: () => process.exit(0),
  decide: ({ id, view }) => {
    const { options, count } = view.decision;
    if (options === null) {
      asked = id;
      say({ type: "option", id, option: count - 1 });
    } else {
      say({ type: "choose", id, choice: options[options.length - 1].notation });
    }
  },
  // What we have asked for comes back, and is what we choose.
  option: ({ notation }) => say({ type: "choose", id: asked, choice: notation }),
};

lines.on("line", (line) => {
  const message = JSON.parse(line);
  const answer = answers[message.type];
  if (answer) answer(message);
  else say({ type: "error", message: `what is ${message.type}?` });
});
