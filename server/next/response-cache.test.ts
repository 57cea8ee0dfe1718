import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { compressAnswers } from "./compress-answers";
import { cacheResponses } from "./response-cache";

let asked = 0;
let beforeEnd = () => {};
const server = createServer(({ url = "" }, response) => {
  asked++;
  response.setHeader("x-request-id", `request ${asked}`);
  response.setHeader("x-nextjs-prerender", "1");
  response.setHeader("x-nextjs-cache", url === "/stale" ? "STALE" : "HIT");
  response.setHeader("cache-control", url === "/own" ? "private, no-store" : "s-maxage=60");
  if (url === "/cookie") response.setHeader("set-cookie", "a=b");
  beforeEnd();
  response.end(`<!DOCTYPE html><p>answer ${asked}</p>`);
});

const expirePages = () => {
  globalThis.pageExpiries = (globalThis.pageExpiries ?? 0) + 1;
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  compressAnswers();
  cacheResponses();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
beforeEach(() => {
  beforeEnd = () => {};
  expirePages();
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const options = { port, path, method, headers: { "accept-encoding": "br", ...headers }, agent: false };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on("error", reject).end();
  });
  return { head: message.headers, body: Buffer.concat(await Array.fromAsync(message)).toString("base64") };
}

/** How many of these requests reach Next. */
async function countAsked(...requests: Parameters<typeof get>[]): Promise<number> {
  const before = asked;
  for (const one of requests) await get(...one);
  return asked - before;
}

it("sends a cached page's answer again without asking Next, for a second", async () => {
  const first = await get("/", { cookie: "a=1", "user-agent": "Phone" });
  const second = await get("/", { cookie: "b=2", "sec-fetch-mode": "navigate" });
  expect(second.body).toBe(first.body);
  const { "x-request-id": _first, date: _then, ...head } = first.head;
  const { "x-request-id": another, date: _now, ...same } = second.head;
  expect([same, another]).toEqual([head, undefined]);
  vi.advanceTimersByTime(900);
  expect(await countAsked(["/"])).toBe(0);
  vi.advanceTimersByTime(200);
  expect(await countAsked(["/"], ["/"])).toBe(1);
});

it("asks Next when pages have expired, also for a page that was on its way then", async () => {
  expect(await countAsked(["/"], ["/"])).toBe(1);
  expirePages();
  beforeEnd = expirePages;
  expect(await countAsked(["/"])).toBe(1);
  beforeEnd = () => {};
  expect(await countAsked(["/"], ["/"])).toBe(1);
});

it.each<[string, Parameters<typeof get>, Parameters<typeof get>]>([
  ["another address", ["/"], ["/?page=2"]],
  ["another coding", ["/"], ["/", { "accept-encoding": "gzip" }]],
  ["no coding", ["/"], ["/", { "accept-encoding": "identity" }]],
  ["Next's own data", ["/"], ["/", { rsc: "1" }]],
  ["a part", ["/"], ["/", { range: "bytes=0-9" }]],
  ["Markdown", ["/"], ["/", { accept: "text/markdown" }]],
  ["another method", ["/"], ["/", {}, "HEAD"]],
  ["a stale page", ["/stale"], ["/stale"]],
  ["an answer for one visitor", ["/own"], ["/own"]],
  ["an answer with a cookie", ["/cookie"], ["/cookie"]],
])("asks Next for %s", async (_what, first, second) => {
  expect(await countAsked(first, second)).toBe(2);
});
