import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/** Where Sentry's packages send to, on this machine: keeps the text of each envelope. */
export async function receiveReports() {
  const envelopes: string[] = [];
  const server = createServer(async (request, response) => {
    envelopes.push((await readAll(request)).toString("utf8"));
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "application/json" });
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/1`,
    envelopes,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
