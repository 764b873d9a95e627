// boardgame.io's own server with its store in memory: nothing it acknowledges is durable. Usage: node server.js PORT
const net = require("net");
const { Server } = require("boardgame.io/server");
const { Cards } = require("./game");

const listen = net.Server.prototype.listen; // boardgame.io would listen on every interface
net.Server.prototype.listen = function (port, ...others) {
  return listen.call(this, { port, host: "127.0.0.1" }, ...others.filter((one) => typeof one === "function"));
};

Server({ games: [Cards], origins: ["*"] })
  .run({ port: Number(process.argv[2]) })
  .then(() => console.log("ready"));
