import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../fixtures";
import { sandboxDir } from "../support/env";
import { get } from "../support/http";
import { livePaths, staticPaths } from "../support/site";

// Changes made by other files would rebuild its pages.
test.use({ ownShop: "unchanged catalogue" });

const withCampaign = (path: string) =>
  `${path}${path.includes("?") ? "&" : "?"}utm_source=mail&utm_medium=cpc&utm_campaign=diwali`;

// Two shared caches in a row must not add up to more than ten minutes.
const sharedOnly = /^public, max-age=0, must-revalidate, s-maxage=(\d|[1-9]\d|[12]\d\d|300)$/;

test("pages that are the same for every visitor come from the cache, whatever the campaign and cookies", async () => {
  for (const path of await staticPaths()) {
    await get(path);
    const plain = await get(path);
    const requests = {
      plain,
      campaign: await get(withCampaign(path)),
      cookies: await get(path, { cookie: "sb-access=x; kapas-hint=1; a=b" }),
    };
    for (const [name, { status, headers, body }] of Object.entries(requests)) {
      expect
        .soft(
          {
            status,
            cache: headers.get("x-nextjs-cache"),
            control: headers.get("cache-control"),
            cookies: headers.getSetCookie(),
            isSame: name === "campaign" || body === plain.body,
          },
          `${path} with ${name}`,
        )
        .toEqual({
          status: 200,
          cache: "HIT",
          control: expect.stringMatching(sharedOnly),
          cookies: [],
          isSame: true,
        });
    }
    // Next redirects to the address that its router would request.
    const { headers } = await get(path, { rsc: "1" });
    const rsc = await get(headers.get("location") ?? path, { rsc: "1" });
    expect
      .soft([rsc.headers.get("content-type"), rsc.headers.get("cache-control")], `${path} as RSC`)
      .toEqual(["text/x-component", expect.stringMatching(sharedOnly)]);
  }
});

test("pages made for one visitor are never cached", async () => {
  for (const path of [...livePaths, "/wishlist"]) {
    await get(path);
    const { status, headers } = await get(path);
    expect.soft(status, path).toBe(200);
    expect.soft(headers.get("x-nextjs-cache"), path).not.toBe("HIT");
    expect.soft(headers.get("cache-control"), path).toMatch(/no-store/);
  }
  // The shop caches one page for all of them and adds a different cookie to each response.
  const invitation = await get("/ref/0a0a0a0a-0000-4000-8000-00000000000a");
  expect(invitation.headers.get("cache-control")).toBe("private, no-store");
});

test("a page is compressed, has at most 45 kB of styles, and its full stylesheet blocks no paint", async () => {
  for (const path of await staticPaths()) {
    const { headers, body } = await get(path, { "accept-encoding": "gzip, br" });
    expect.soft(headers.get("content-encoding"), path).toBe("br");
    const [, styles = ""] = /<style>(@font-face.+?)<\/style><link rel="stylesheet" /s.exec(body) ?? [];
    expect.soft(styles.length, path).toBeGreaterThan(10_000);
    expect.soft(styles.length, path).toBeLessThanOrEqual(45_000);
    expect.soft(body.match(/<link rel="stylesheet" (?![^>]*media="print")[^>]*>/g), path).toBeNull();
  }
});

test("a second request for an unknown product is answered from memory, and writes no file", async () => {
  const slug = `made-up-${randomUUID()}`;
  expect((await get(`/products/${slug}`)).status).toBe(404);
  const { status, headers } = await get(`/products/${slug}`);
  expect([status, headers.get("x-nextjs-cache")]).toEqual([404, "HIT"]);
  expect(globSync(join(sandboxDir, `.next/**/*${slug}*`))).toEqual([]);
});
