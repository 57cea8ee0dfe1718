import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { get } from "../support/http";
import { livePaths, staticPaths } from "../support/site";

const utm = "utm_source=mail&utm_medium=cpc&utm_campaign=diwali";

function withUtm(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${utm}`;
}

/** Gets the page once it is kept: any other test's change may have it made anew, at any time. */
async function getKept(path: string) {
  let reply = await get(path);
  const again = async () => {
    reply = await get(path);
    return reply.headers.get("x-nextjs-cache");
  };
  await expect.poll(again, path).toBe("HIT");
  return reply;
}

test("pages that are the same for everybody are static and publicly cacheable", async () => {
  for (const path of await staticPaths()) {
    const reply = await getKept(path);
    expect(reply.status, path).toBe(200);
    expect(reply.headers.get("cache-control"), path).toMatch(/s-maxage=\d+/);
    expect(reply.headers.get("cache-control"), path).not.toMatch(/private|no-store/);
    expect(reply.headers.getSetCookie(), path).toEqual([]);
  }
});

test("campaign parameters do not make a page dynamic", async () => {
  for (const path of await staticPaths()) {
    const reply = await getKept(withUtm(path));
    expect(reply.status, path).toBe(200);
    expect(reply.headers.getSetCookie(), path).toEqual([]);
  }
});

test("a page brings its styles to a browser, and leaves React the link to them, switched off", async () => {
  for (const path of await staticPaths()) {
    const reply = await get(path, { "accept-encoding": "gzip, br" });
    expect(reply.headers.get("content-encoding"), path).toBe("br");
    expect(reply.body, path).toContain("<style>@font-face");
    expect(reply.body, path).toMatch(/<\/style><link rel="stylesheet" [^>]*disabled=""\/>/);
    expect(reply.body, path).not.toMatch(/<link rel="stylesheet" (?![^>]*disabled)/);
  }
});

test("a visitor's cookies change nothing on a static page", async () => {
  for (const path of await staticPaths()) {
    // Another test's change of a product may make the page anew in between.
    await expect(async () => {
      const [plain, known] = [await get(path), await get(path, { cookie: "sb-access=x; kapas-hint=1; a=b" })];
      expect(known.body, path).toBe(plain.body);
      expect(known.headers.getSetCookie(), path).toEqual([]);
    }).toPass();
  }
});

test("pages made for one visitor are never cached", async () => {
  for (const path of livePaths) {
    const reply = await get(path);
    expect(reply.status, path).toBe(200);
    expect(reply.headers.get("x-nextjs-cache"), path).not.toBe("HIT");
    expect(reply.headers.get("cache-control"), path).toMatch(/no-store/);
  }
});

test("the server's HTML contains header, footer and products", async () => {
  for (const path of [...(await staticPaths()), "/products?q=tee"]) {
    const { body } = await get(path);
    expect(body, path).toMatch(/<header[\s>]/);
    expect(body, path).toMatch(/<footer[\s>]/);
    expect(body, path).toMatch(/<h1[\s>]/);
  }
  const list = await get("/products");
  expect(list.body.match(/href="\/products\/[a-z0-9-]+[?"]/g)?.length ?? 0).toBeGreaterThanOrEqual(24);
});

test("a later request for an unknown product is answered from memory, and nothing is written to disk", async () => {
  const slug = `made-up-${randomUUID()}`;
  expect((await get(`/products/${slug}`)).status).toBe(404);
  expect((await getKept(`/products/${slug}`)).status).toBe(404);
  expect(globSync(`.next/**/*${slug}*`)).toEqual([]);
});
