// boardgame.io: a card game of drawing and discarding, played through its reducer; then its state
// is written as JSON and read again. Asked and answering as loop.py does.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/dist/cjs/internal.js');
const readline = require('readline');

function luck(seed) { // mulberry32
  return () => {
    seed = (seed + 0x6D2B79F5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const DECK = [];
for (let colour = 0; colour < 5; colour++)
  for (let rank = 0; rank < 12; rank++) DECK.push({ colour, rank });

function fourAlike(hand) {
  const ranks = new Array(12).fill(0);
  return hand.some((card) => ++ranks[card.rank] >= 4);
}

const DrawAndDiscard = {
  name: 'draw-and-discard',
  setup: ({ random, ctx }) => {
    const deck = random.Shuffle(DECK.slice());
    const hands = {};
    for (let player = 0; player < ctx.numPlayers; player++) hands[player] = deck.splice(-5);
    return { pile: [deck.pop()], deck, hands, drawn: false };
  },
  turn: { onBegin: ({ G }) => { G.drawn = false; } },
  moves: {
    draw: ({ G, playerID }) => { G.hands[playerID].push(G.deck.pop()); G.drawn = true; },
    take: ({ G, playerID }) => { G.hands[playerID].push(G.pile.pop()); G.drawn = true; },
    discard: ({ G, playerID, events }, place) => {
      G.pile.push(G.hands[playerID].splice(place, 1)[0]);
      events.endTurn();
    },
  },
  endIf: ({ G, ctx }) => {
    for (let player = 0; player < ctx.numPlayers; player++)
      if (fourAlike(G.hands[player])) return { winner: player };
    if (!G.deck.length) return { draw: true };
  },
};

function legal(G, player) {
  if (G.drawn) return G.hands[player].map((_, place) => ['discard', [place]]);
  return G.pile.length ? [['draw', []], ['take', []]] : [['draw', []]];
}

const reducer = CreateGameReducer({ game: ProcessGameConfig({ ...DrawAndDiscard }) });
let seed = 1;
const fresh = () =>
  InitializeGame({ game: ProcessGameConfig({ ...DrawAndDiscard, seed: seed++ }), numPlayers: 2 });

function play(state, random, most) {
  let decided = 0;
  for (let made = 0; !state.ctx.gameover && made < most; made++) {
    const playerID = state.ctx.currentPlayer;
    const options = legal(state.G, playerID);
    if (options.length > 1) decided++;
    const [type, args] = options[Math.floor(random() * options.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
  }
  return [state, decided];
}

const middle = play(fresh(), luck(9), 30)[0];
const random = luck(7);
const tasks = {
  playout: () => [play(fresh(), random, Infinity)[1], 1],
  save: () => {
    for (let time = 0; time < 20; time++) JSON.parse(JSON.stringify(middle));
    return [20, 0];
  },
};

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measure(work, seconds) {
  let units = 0, games = 0, passed = 0;
  const start = processorSeconds();
  while ((passed = processorSeconds() - start) < seconds) {
    const [more, whole] = work();
    units += more;
    games += whole;
  }
  return { units: units / passed, games: games / passed };
}

for (const name of Object.keys(tasks)) measure(tasks[name], 0.5); // for the compiler
const { version } = require('boardgame.io/package.json');
console.log(JSON.stringify({ version, tasks: Object.keys(tasks) }));
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { task, seconds } = JSON.parse(line);
  console.log(JSON.stringify(measure(tasks[task], seconds)));
});
