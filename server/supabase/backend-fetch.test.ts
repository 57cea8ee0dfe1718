import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { withDeadline } from "@/server/deadline";
import { backendFetch } from "./backend-fetch";

let server: Server;
let url: string;
let calls = 0;
let answer: (call: number) => number | "nothing";

beforeAll(async () => {
  server = createServer((_, response) => {
    calls += 1;
    const status = answer(calls);
    if (status === "nothing") return;
    response.writeHead(status, status === 429 ? { "retry-after": "30" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  calls = 0;
});

async function secondsOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run().catch(() => undefined);
  return (performance.now() - startedAt) / 1000;
}

test("all requests of one click on a dead database end within the click's deadline", async () => {
  answer = () => "nothing";
  const press = async () => {
    for (const method of ["GET", "POST", "GET", "POST"])
      await backendFetch(url, { method }).catch(() => undefined);
  };
  expect(await secondsOf(() => withDeadline(press, 1500))).toBeLessThan(2.5);
});

test("a click that has waited for a while still reaches a database that responds", async () => {
  answer = () => 200;
  const press = async () => {
    await new Promise((done) => setTimeout(done, 20));
    return backendFetch(url, { method: "POST" });
  };
  expect((await withDeadline(press, 2000)).status).toBe(200);
});

test("a read alone ends within 8 seconds", async () => {
  answer = () => "nothing";
  expect(await secondsOf(() => backendFetch(url))).toBeLessThan(8.7);
});

test("a write without a key is sent once, whatever the response", async () => {
  answer = () => 503;
  expect((await backendFetch(url, { method: "POST" })).status).toBe(503);
  expect(calls).toBe(1);
});

test("a write with a key is sent again like a read", async () => {
  answer = (call) => (call === 1 ? 503 : 200);
  const headers = { "idempotency-key": "order-1" };
  expect((await backendFetch(url, { method: "POST", headers })).status).toBe(200);
  expect(calls).toBe(2);
});

test("a server whose Retry-After exceeds the deadline gets no second call", async () => {
  answer = () => 429;
  expect((await backendFetch(url)).status).toBe(429);
  expect(calls).toBe(1);
});
