// A load client for boardgame.io. It obeys the same commands as bench/load_client.py, one JSON object a line on standard input,
// and answers each with one line. Its sockets speak the Socket.IO protocol without its client library, which costs more.
const http = require("http");
const readline = require("readline");
const WebSocket = require("ws");

const SEATS = [0, 1, 2, 3];
const AT_ONCE = 8; // tables being opened
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
const now = () => performance.now() / 1000; // seconds
const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

const tables = [];
let seen, playing = false, closed = true, ticking = null;
const clear = () => { seen = { moves: 0, sent: 0, frames: 0, bytes: 0, last: [], lost: {} }; };
clear();

function post(address, path, body) {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((done, fail) => {
    const request = http.request(address + path, { method: "POST", agent, headers }, (answer) => {
      let said = "";
      answer.on("data", (part) => (said += part));
      answer.on("end", () => (answer.statusCode < 400 ? done(JSON.parse(said)) : fail(new Error(`${path}: ${answer.statusCode}`))));
    });
    request.on("error", fail);
    request.end(text);
  });
}

class Table {
  constructor() { Object.assign(this, { sockets: [], state: 0, turn: 0, lacking: 0, began: 0, owed: [] }); }

  async open(address) {
    this.name = (await post(address, "/games/cards/create", { numPlayers: SEATS.length })).matchID;
    this.credentials = [];
    for (const seat of SEATS) {
      const joined = await post(address, `/games/cards/${this.name}/join`, { playerID: String(seat), playerName: `P${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
    for (const seat of SEATS) await this.connect(address, seat);
  }

  connect(address, seat) {
    const socket = new WebSocket(`${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    this.sockets.push(socket);
    return new Promise((done, fail) => {
      socket.on("error", fail);
      socket.on("close", (code) => (seen.lost[code] = (seen.lost[code] || 0) + 1));
      socket.on("message", (raw) => {
        seen.frames += 1;
        seen.bytes += raw.length;
        const text = raw.toString("latin1");
        if (text.startsWith('42/cards,["update"')) this.told(seat, text);
        else if (text === "2") socket.send("3");
        else if (text[0] === "0") socket.send("40/cards,");
        else if (text.startsWith("40/cards")) socket.send("42/cards," + JSON.stringify(["sync", this.name, String(seat), this.credentials[seat], 4]));
        else if (text.startsWith('42/cards,["sync"')) done();
      });
    });
  }

  tick(due) { if (this.lacking) this.owed.push(due); else this.move(due); }

  move(due) {
    Object.assign(this, { lacking: SEATS.length, began: due });
    seen.sent += 1;
    const payload = { type: "take", args: [], playerID: String(this.turn), credentials: this.credentials[this.turn] };
    this.sockets[this.turn].send("42/cards," + JSON.stringify(["update", { type: "MAKE_MOVE", payload }, this.state, this.name, String(this.turn)]));
  }

  told(seat, text) {
    const state = parseInt(text.slice(text.indexOf('"_stateID":') + 11), 10);
    if (state <= this.state && this.lacking === SEATS.length) return; // an update of an earlier move
    this.state = Math.max(this.state, state);
    this.lacking -= 1;
    if (this.lacking) return;
    seen.moves += 1;
    seen.last.push(now() - this.began);
    this.turn = Number(text[text.indexOf('"currentPlayer":"') + 17]);
    if (playing && closed) this.move(now());
    else if (playing && this.owed.length) this.move(this.owed.shift());
  }
}

async function open(command) {
  const fresh = Array.from({ length: command.tables }, () => new Table());
  const waiting = [...fresh];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => { while (waiting.length) await waiting.pop().open(command.addresses[0]); }));
  tables.push(...fresh);
  return {};
}

function begin(rate) {
  playing = true;
  closed = rate === 0;
  if (closed) return tables.forEach((table) => table.move(now()));
  const began = now();
  let made = 0;
  ticking = setInterval(() => {
    for (const due = Math.floor((now() - began) * rate); made < due; made += 1) tables[made % tables.length].tick(began + made / rate);
  }, 2);
}

async function measure(seconds) {
  clear();
  const began = now(), before = process.cpuUsage();
  await pause(seconds);
  const took = now() - began, cpu = process.cpuUsage(before);
  return { ...seen, seconds: took, cpu: (cpu.user + cpu.system) / 1e6, last: seen.last.sort((one, other) => one - other) };
}

async function obey(command) {
  if (command.do === "open") return open(command);
  if (command.do === "begin") begin(command.rate);
  if (command.do === "measure") return measure(command.seconds);
  if (command.do === "rest") { playing = false; clearInterval(ticking); await pause(0.5); }
  return {};
}

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) console.log(JSON.stringify(await obey(JSON.parse(line))));
  process.exit(0);
})();
