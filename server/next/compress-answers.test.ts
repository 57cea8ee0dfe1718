import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { codingFor } from "./coding-for";
import { compressAnswers } from "./compress-answers";

const page = `<p>${"A page that is cached. ".repeat(200)}</p>`;
const varied = Array.from(
  { length: 400 },
  (_, nr) => `<p>${(nr * 7919) % 1009} tees of ${nr} shops</p>`,
).join("");
const file = `"${"a file that never changes; ".repeat(200)}"`;
const folder = mkdtempSync(join(tmpdir(), "compress-answers-"));

const server = createServer(({ url = "", method }, response) => {
  response.setHeader("Content-Type", url.endsWith(".js") ? "text/javascript" : "text/html");
  if (url === "/feed") {
    response.setHeader("Content-Type", ["application/xml; charset=utf-8"]);
    for (const part of [page, page]) response.write(part);
    response.end();
    return;
  }
  if (url.startsWith("/_next/static/")) {
    response.statusCode = url.includes("missing") ? 404 : 200;
    response.setHeader("Content-Length", file.length);
    response.write(Buffer.from(file.slice(0, 9)));
    response.end(Buffer.from(file.slice(9)));
    return;
  }
  if (url !== "/personal") response.setHeader("x-nextjs-prerender", "1");
  const text = url === "/varied" ? varied : page;
  response.setHeader("Content-Length", text.length);
  response.end(method === "HEAD" ? null : text);
});

beforeAll(async () => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  compressAnswers();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  server.close();
});

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

it("a page that is asked for again becomes as small as Brotli makes it", async () => {
  const smallest = brotliCompressSync(varied).length;
  const ask = async () => (await get("/varied", { "accept-encoding": "br" })).bytes;
  expect((await ask()).length).toBeGreaterThan(smallest);
  await vi.waitUntil(async () => (await ask()).length <= smallest, 30_000);
  expect(brotliDecompressSync(await ask()).toString()).toBe(varied);
});

it("a page rendered for one visitor is compressed as well", async () => {
  const { coding, bytes } = await get("/personal", { "accept-encoding": "br" });
  expect([coding, brotliDecompressSync(bytes).toString()]).toEqual(["br", page]);
});

it("a file of the build is sent in the form that the build has compressed", async () => {
  const small = brotliCompressSync(file);
  mkdirSync(join(folder, ".next/static/chunks"), { recursive: true });
  writeFileSync(join(folder, ".next/static/chunks/a.js.br"), small);
  const path = "/_next/static/chunks/a.js";
  for (const round of [1, 2]) {
    const { coding, bytes } = await get(path, { "accept-encoding": "gzip, br" });
    expect([round, coding, bytes.equals(small)]).toEqual([round, "br", true]);
  }
  expect(gunzipSync((await get(path, { "accept-encoding": "gzip" })).bytes).toString()).toBe(file);
  expect((await get(path, { "accept-encoding": "br", range: "bytes=0-" })).bytes).not.toEqual(small);
});

it.each(["other.js", "missing/a.js", "../../secret.js", "%2e%2e/%2e%2e/secret.js"])(
  "the file %s, which the build has not compressed, is compressed for the request",
  async (name) => {
    writeFileSync(join(folder, "secret.js.br"), "secret");
    const { bytes } = await get(`/_next/static/chunks/${name}`, { "accept-encoding": "br" });
    expect(brotliDecompressSync(bytes).toString()).toBe(file);
  },
);

it("a route handler's text is streamed compressed too", async () => {
  const { coding, vary, bytes } = await get("/feed", { "accept-encoding": "gzip, br" });
  expect([coding, vary]).toEqual(["br", "Accept-Encoding"]);
  expect(brotliDecompressSync(bytes).toString()).toBe(`${page}${page}`);
  expect((await get("/feed")).bytes.toString()).toBe(`${page}${page}`);
});
