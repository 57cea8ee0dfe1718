import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { backendFetch } from "./backend-fetch";

/** Database faults of a request, and how often a read is tried then. */
const faults = { "500": [3, 4], "429": [3, 4], reset: [3, 4], "400": [1] } as const;

let server: Server;
let url: string;
const calls: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const fault = request.url?.slice(1) ?? "";
    if (fault === "reset") request.socket.resetAndDestroy();
    else response.writeHead(Number(fault)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  calls.length = 0;
});

const countOf = (call: string) => calls.filter((made) => made === call).length;
const ask = (path: string, method: string) => backendFetch(`${url}/${path}`, { method }).catch(() => null);

test("a read is retried when the database could not answer it, but not when it refused", async () => {
  await Promise.all(Object.keys(faults).map((fault) => ask(fault, "GET")));
  for (const [fault, tries] of Object.entries(faults)) expect(tries).toContain(countOf(`GET /${fault}`));
});

test("a write is sent once, whatever the result", async () => {
  await Promise.all(Object.keys(faults).map((fault) => ask(fault, "POST")));
  for (const fault of Object.keys(faults)) expect([fault, countOf(`POST /${fault}`)]).toEqual([fault, 1]);
});

test("an unreachable database is retried for as long as a failing one", async () => {
  const startedAt = performance.now();
  await expect(backendFetch("http://127.0.0.1:1/")).rejects.toThrow("fetch failed");
  // The delays before two more tries.
  expect(performance.now() - startedAt).toBeGreaterThan(1500);
});
