import { expect, test } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { livePaths, staticPaths } from "../support/site";

const { publishable: _mayBeKnown, razorpayKeyId: _mayBeKnownToo, ...secrets } = sandboxKeys;
const needles = [...Object.values(secrets), "sb_secret_", "service_role"];

function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]*\/_next\/[^"]+)"/g)].map((match) => match[1] ?? "");
}

test("no page, script or RSC payload contains a secret", async () => {
  const pages = [...(await staticPaths()), ...livePaths, "/no-such-page", "/order-success"];
  const assets = new Set<string>();
  const leaks: string[] = [];
  const look = (where: string, body: string) => {
    for (const needle of needles) if (body.includes(needle)) leaks.push(`${where}: ${needle.slice(0, 12)}…`);
  };
  for (const path of pages) {
    const { body } = await get(path);
    look(path, body);
    look(`${path} (RSC)`, (await get(path, { rsc: "1" })).body);
    for (const asset of assetsOf(body)) assets.add(asset);
  }
  for (const asset of assets) {
    const { status, body } = await get(new URL(asset, shopUrl).pathname);
    expect(status, asset).toBe(200);
    look(asset, body);
    // Scripts name more chunks, which pages load later.
    for (const match of body.matchAll(/static\/chunks\/[\w./~-]+\.js/g)) assets.add(`/_next/${match[0]}`);
  }
  expect(assets.size).toBeGreaterThan(5);
  expect(leaks).toEqual([]);
});

test("source maps are not served", async () => {
  const { body } = await get("/");
  const script = assetsOf(body).find((asset) => asset.endsWith(".js"));
  expect((await get(`${script}.map`)).status).toBe(404);
});
