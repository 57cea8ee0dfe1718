import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mendRedirects } from "./mend-redirects";

const server = createServer((_, response) => {
  response.appendHeader("Location", "/blog/new");
  response.appendHeader("Location", "/blog/new");
  response.statusCode = 308;
  response.end();
});

beforeAll(async () => {
  mendRedirects();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => server.close(done)));

it("a page that has moved names one target, with the query of the visitor", async () => {
  const { port } = server.address() as AddressInfo;
  const targetOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" })).headers.get("location");
  expect(await targetOf("/blog/old")).toBe("/blog/new");
  expect(await targetOf("/products/old?utm_source=mail&_rsc=1")).toBe("/blog/new?utm_source=mail");
  expect(await targetOf("/elsewhere?a=1")).toBe("/blog/new, /blog/new");
});
