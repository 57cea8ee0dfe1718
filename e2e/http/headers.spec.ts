import { sandboxKeys } from "../../sandbox/keys";
import { expect, test } from "../fixtures";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { livePaths, staticPaths } from "../support/site";

const onAll = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

function scriptRule(headers: Headers): string {
  const policy = headers.get("content-security-policy") ?? "";
  return policy.split("; ").find((rule) => rule.startsWith("script-src ")) ?? "";
}

test("every answer has the security headers, and the request id that the proxy gave it", async () => {
  const files = ["/logo.svg", "/manifest.webmanifest", "/favicon.ico", "/_next/static/no-such.js"];
  const answers = ["/api/health", "/api/session", "/api/pincodes/560001", "/account", "/no-such-page"];
  for (const path of [...(await staticPaths()), ...livePaths, ...files, ...answers]) {
    const id = `edge-${crypto.randomUUID()}`;
    const { headers } = await get(path, { "x-request-id": id });
    expect.soft(Object.fromEntries(headers), path).toMatchObject({ ...onAll, "x-request-id": id });
    expect.soft(headers.get("permissions-policy"), path).toContain("camera=()");
    if (path.startsWith("/_next/")) continue;
    const policy = headers.get("content-security-policy");
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(policy, path).toContain("base-uri 'none'");
  }
  for (const forged of [undefined, "a b"]) {
    const { headers } = await get("/api/health", forged === undefined ? {} : { "x-request-id": forged });
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("static pages allow scripts by origin, live pages by a nonce that is new for every request and chosen by none", async () => {
  for (const path of await staticPaths()) {
    const rule = scriptRule((await get(path)).headers);
    expect(rule, path).toMatch(
      /^script-src 'self' 'unsafe-inline' http:\/\/127\.0\.0\.1:\d+ https:\/\/www\.googletagmanager\.com https:\/\/connect\.facebook\.net https:\/\/\*\.clarity\.ms 'wasm-unsafe-eval'$/,
    );
  }
  const seen = new Set<string>();
  for (const path of ["/checkout", "/checkout", "/auth", "/auth-callback", "/login", "/wishlist"]) {
    const { headers, body } = await get(path);
    const [, nonce = ""] =
      scriptRule(headers).match(/^script-src 'nonce-([\w+/=]{22,})' 'strict-dynamic'/) ?? [];
    expect(nonce, path).not.toBe("");
    seen.add(nonce);
    const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !/json/.test(tag)),
      path,
    ).toEqual([]);
  }
  expect(seen.size).toBe(6);
  const own = { "content-security-policy": "script-src 'nonce-Y2hvc2VuIGJ5IG1l'" };
  for (const path of ["/auth", "/", `/products?page=2&x=${crypto.randomUUID()}`, "/no-such-page"]) {
    // The build's own 404 has no categories; the first visit renders it again, with the headers of that request.
    await get(path);
    expect((await get(path, own)).body, path).not.toContain("Y2hvc2VuIGJ5IG1l");
  }
});

const { publishable: _isPublic, razorpayKeyId: _isPublicToo, ...secrets } = sandboxKeys;
const secretTexts = [...Object.values(secrets), "sb_secret_", "service_role"];

function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="([^"]*\/_next\/[^"]+)"/g)].map(([, path = ""]) => path);
}

test("no page, script or RSC payload contains a secret, and no source map is served", async () => {
  const assets = new Set<string>();
  const leaks: string[] = [];
  const inspect = (where: string, body: string) => {
    for (const text of secretTexts) if (body.includes(text)) leaks.push(`${where}: ${text.slice(0, 12)}…`);
  };
  for (const path of [...(await staticPaths()), ...livePaths, "/no-such-page", "/order-success"]) {
    const { body } = await get(path);
    inspect(path, body);
    inspect(`${path} (RSC)`, (await get(path, { rsc: "1" })).body);
    for (const asset of assetsOf(body)) assets.add(new URL(asset, shopUrl).pathname);
  }
  for (const asset of assets) {
    const { status, body } = await get(asset);
    expect(status, asset).toBe(200);
    inspect(asset, body);
    // Scripts name more chunks, which pages load later.
    for (const [chunk] of body.matchAll(/static\/chunks\/[\w./~-]+\.js/g)) assets.add(`/_next/${chunk}`);
  }
  const scripts = [...assets].filter((asset) => asset.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect((await get(`${script}.map`)).status, script).toBe(404);
  expect(leaks).toEqual([]);
});
