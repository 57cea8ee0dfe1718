import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { finishHeads } from "./finish-heads";

const server = createServer((request, response) => {
  const [, seconds] = /seconds=(\d+)/.exec(request.url ?? "") ?? [];
  if (seconds) {
    response.setHeader("Cache-Control", `s-maxage=${seconds}, stale-while-revalidate=604200`);
    response.setHeader("Vary", "rsc, Accept-Encoding");
  } else if (request.headers.accept === "text/markdown") {
    response.statusCode = 307;
    response.setHeader("Location", `${request.url}.md`);
  } else {
    response.appendHeader("Location", "/blog/new");
    response.appendHeader("Location", "/blog/new");
    response.setHeader("Cache-Control", "private, no-store");
    response.statusCode = 308;
  }
  response.end();
});

beforeAll(async () => {
  finishHeads();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => server.close(done)));

async function headsOf(path: string, accept = "*/*"): Promise<Headers> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers: { accept } });
  return answer.headers;
}

it("a moved page has one redirect target, with the visitor's query", async () => {
  const targetOf = async (path: string) => (await headsOf(path)).get("location");
  expect(await targetOf("/blog/old")).toBe("/blog/new");
  expect(await targetOf("/products/old?utm_source=mail&_rsc=1")).toBe("/blog/new?utm_source=mail");
  expect(await targetOf("/elsewhere?a=1")).toBe("/blog/new, /blog/new");
});

it("browsers revalidate a cached page each time, and shared caches after five minutes at most", async () => {
  const controlOf = async (path: string) => (await headsOf(path)).get("cache-control");
  expect(await controlOf("/products/a-tee?seconds=3600")).toBe(
    "public, max-age=0, must-revalidate, s-maxage=300",
  );
  expect(await controlOf("/?seconds=5")).toBe("public, max-age=0, must-revalidate, s-maxage=5");
  expect(await controlOf("/blog/old")).toBe("private, no-store");
});

it("a page that is also Markdown varies by Accept, and no cache stores the redirect to the text", async () => {
  const sentOn = await headsOf("/products/a-tee", "text/markdown");
  expect([sentOn.get("location"), sentOn.get("cache-control"), sentOn.get("vary")]).toEqual([
    "/products/a-tee.md",
    "private, no-store",
    "Accept",
  ]);
  const varyOf = async (path: string) => (await headsOf(`${path}?seconds=9`)).get("vary");
  expect(await varyOf("/products")).toBe("Accept, rsc, Accept-Encoding");
  expect(await varyOf("/cart")).toBe("rsc, Accept-Encoding");
});
