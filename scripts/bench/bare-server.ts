import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

// The baseline: a Node server that only gzips and sends the given page for each request.
const [url, port] = process.argv.slice(2);
if (!url || !port) throw new Error("usage: bare-server URL PORT");
const body = Buffer.from(await (await fetch(url)).arrayBuffer());

createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" });
  response.end(gzipSync(body));
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
