// boardgame.io's server with the example game of its own tutorial, and players for it.
//   node boardgameio_server.cjs serve           prints its port; matches are kept in memory
//   node boardgameio_server.cjs play PORT TABLES RATE SECONDS     prints how long moves took
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

async function serve() {
  const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');
  console.log = () => {}; // it greets on the same channel
  const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: 0 });
  process.stdout.write(`${appServer.address().port}\n`);
}

const { io } = (() => { try { return require('socket.io-client'); } catch { return {}; } })();

// A match with two players and somebody who watches, as our tables have it.
class Match {
  constructor(port, number) {
    this.number = number;
    this.round = 0;
    this.sockets = ['0', '1', null].map(() => io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true }));
    this.waiting = null;
    this.sockets[0].on('sync', (id, data) => { if (id === this.id) this.take(data.state); });
    this.sockets[0].on('update', (id, state) => { if (id === this.id) this.take(state); });
    this.sockets[1].on('update', (id, state) => { if (id === this.id && this.waiting === '1') this.answered(state); });
  }

  get id() { return `m${this.number}-${this.round}`; }

  take(state) {
    this.state = state;
    if (this.opened) { this.opened(); this.opened = null; }
    if (this.waiting === '0') this.answered(state);
  }

  answered(state) {
    if (!state || state._stateID <= this.asked) return;
    this.waiting = null;
    this.state = state;
    this.done(performance.now() - this.began);
  }

  open() {
    return new Promise((done) => {
      this.opened = done;
      for (const [seat, socket] of this.sockets.entries()) socket.emit('sync', this.id, seat === 2 ? null : String(seat), undefined, 2);
    });
  }

  async move() {
    if (this.state.ctx.gameover) {
      this.round += 1;
      await this.open();
    }
    const { G, ctx, _stateID } = this.state;
    const free = G.cells.map((cell, place) => (cell === null ? place : -1)).filter((place) => place >= 0);
    const player = ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [free[Math.floor(Math.random() * free.length)]], playerID: player } };
    return new Promise((done) => {
      Object.assign(this, { waiting: player, asked: _stateID, done, began: performance.now() });
      this.sockets[Number(player)].emit('update', action, _stateID, this.id, player);
    });
  }
}

async function play(port, tables, rate, seconds) {
  const matches = Array.from({ length: tables }, (_, number) => new Match(port, number));
  await Promise.all(matches.map((one) => one.open()));
  process.stdout.write('open\n');
  const times = [];
  const end = performance.now() + 1000 * seconds;
  await Promise.all(matches.map(async (match) => {
    for (;;) {
      await new Promise((go) => setTimeout(go, Math.max(0, Math.min((-Math.log(1 - Math.random()) * 1000 * tables) / rate, end - performance.now()))));
      if (performance.now() >= end) return;
      times.push(await match.move());
    }
  }));
  const said = JSON.stringify({ version: require('boardgame.io/package.json').version, times });
  process.stdout.write(`${said}\n`, () => process.exit(0));
}

const [what, ...numbers] = process.argv.slice(2);
if (what === 'serve') serve();
else play(...numbers.map(Number));
