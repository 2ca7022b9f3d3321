// The line to the server: it comes back by itself, and says again what was not answered.

/** @typedef {{type: string, id?: string, [name: string]: any}} Sent */

export class Line {
  /**
   * @param {string} path
   * @param {{state: (message: any) => void, refused: (text: string) => void, open: (up: boolean, reason: string) => void, hello: () => Sent}} on
   */
  constructor(path, on) {
    this.path = path;
    this.on = on;
    /** @type {Map<string, {sent: Sent, done: (answer: any) => void, failed: (error: Error) => void}>} */
    this.waiting = new Map();
    this.wait = 250;
    this.ended = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connect();
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.again());
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      socket.send(JSON.stringify(this.on.hello()));
      for (const { sent } of this.waiting.values()) socket.send(JSON.stringify(sent));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.ended = event.code >= 4000 && event.code < 5000;
      this.on.open(false, event.reason);
      if (this.ended) return;
      this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 1.7, 5000);
    };
  }

  /** Try at once, as when the network is back. */
  again() {
    if (this.socket || this.ended) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "state") {
      this.on.open(true, "");
      this.on.state(message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "refused") {
      if (waiting) waiting.failed(new Error(message.text));
      else this.on.refused(message.text);
    } else waiting?.done(message);
  }

  /**
   * Say something that is answered; it is said again after a break, with the same id.
   * @param {Sent} message
   * @returns {Promise<any>}
   */
  say(message) {
    const id = message.id ?? newId();
    const sent = { ...message, id };
    return new Promise((done, failed) => {
      this.waiting.set(id, { sent, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(sent));
    });
  }
}

/** An id that nobody else draws; crypto.randomUUID is only there on https. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, "0")).join("");
}
