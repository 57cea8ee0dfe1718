import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { codingFor, compressAnswers } from "./compress-answers";

const page = `<p>${"A page that is cached. ".repeat(200)}</p>`;
const file = `"${"a file that never changes; ".repeat(200)}"`;
let reads = 0;

const server = createServer(({ url = "", method }, response) => {
  response.setHeader("Content-Type", url.endsWith(".js") ? "text/javascript" : "text/html");
  if (url === "/feed") {
    response.setHeader("Content-Type", ["application/xml; charset=utf-8"]);
    for (const part of [page, page]) response.write(part);
    response.end();
    return;
  }
  if (url.startsWith("/_next/static/")) {
    reads += 1;
    response.setHeader("Cache-Control", url.includes("dev") ? "no-store" : "public, immutable");
    response.statusCode = url.includes("missing") ? 404 : 200;
    response.setHeader("Content-Length", file.length);
    response.write(Buffer.from(file.slice(0, 9)));
    response.end(Buffer.from(file.slice(9)));
    return;
  }
  if (url !== "/personal") response.setHeader("x-nextjs-prerender", "1");
  response.setHeader("Content-Length", page.length);
  response.end(method === "HEAD" ? null : page);
});

beforeAll(async () => {
  compressAnswers();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => server.close(done)));

interface Answer {
  coding: string | undefined;
  vary: string | undefined;
  bytes: Buffer;
}

// fetch would undo the compression.
async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method, headers, agent: false }, resolve).on("error", reject).end();
  });
  const bytes = Buffer.concat(await Array.fromAsync(message));
  if (message.headers["content-length"] && method !== "HEAD") {
    expect(bytes).toHaveLength(Number(message.headers["content-length"]));
  }
  return { coding: message.headers["content-encoding"], vary: message.headers.vary, bytes };
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, BR ; q=0.5", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip;q=0.0, br; q=0.000", null],
  ["deflate", null],
  ["", null],
  [undefined, null],
])("Accept-Encoding %j gets %j", (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

it("a cached page is sent compressed, with the same bytes each time, and uncompressed to clients without support", async () => {
  for (const round of [1, 2]) {
    const small = await get("/", { "accept-encoding": "gzip, br" });
    expect([round, small.coding, small.vary]).toEqual([round, "br", "Accept-Encoding"]);
    expect(brotliDecompressSync(small.bytes).toString()).toBe(page);
    const older = await get("/", { "accept-encoding": "gzip" });
    expect([older.coding, gunzipSync(older.bytes).toString()]).toEqual(["gzip", page]);
    const plain = await get("/");
    expect([plain.coding, plain.vary, plain.bytes.toString()]).toEqual([undefined, "Accept-Encoding", page]);
  }
  expect((await get("/", { "accept-encoding": "br" }, "HEAD")).bytes).toHaveLength(0);
});

it("a page rendered for one visitor is compressed as well", async () => {
  const { coding, bytes } = await get("/personal", { "accept-encoding": "br" });
  expect([coding, brotliDecompressSync(bytes).toString()]).toEqual(["br", page]);
});

it("an immutable file is sent smaller from the second request on", async () => {
  const path = "/_next/static/chunks/a.js";
  const first = await get(path, { "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(first.bytes).toString()).toBe(file);
  let next = first;
  for (let tries = 0; tries < 100 && next.bytes.length === first.bytes.length; tries++) {
    next = await get(path, { "accept-encoding": "gzip, br" });
  }
  expect(next.bytes.length).toBeLessThan(first.bytes.length);
  expect([next.coding, brotliDecompressSync(next.bytes).toString()]).toEqual(["br", file]);
  expect(gunzipSync((await get(path, { "accept-encoding": "gzip" })).bytes).toString()).toBe(file);
  expect((await get(path, { "accept-encoding": "br", range: "bytes=0-" })).bytes).not.toEqual(next.bytes);
});

it.each(["dev", "missing"])("a file that may change or is %s is not cached", async (name) => {
  const path = `/_next/static/chunks/${name}.js`;
  const sizes = new Set<number>();
  for (let tries = 0; tries < 20; tries++) {
    sizes.add((await get(path, { "accept-encoding": "br" })).bytes.length);
  }
  expect(sizes.size).toBe(1);
  expect(reads).toBeGreaterThan(20);
});

it("a route handler's text is streamed compressed too", async () => {
  const { coding, vary, bytes } = await get("/feed", { "accept-encoding": "gzip, br" });
  expect([coding, vary]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(bytes).toString()).toBe(`${page}${page}`);
  expect((await get("/feed")).bytes.toString()).toBe(`${page}${page}`);
});
