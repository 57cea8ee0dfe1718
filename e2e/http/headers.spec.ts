import { expect, test } from "@playwright/test";
import { newIp } from "../support/attempts";
import { shopUrl } from "../support/env";
import { get, postJson, send } from "../support/http";
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

test("every answer has the security headers", async () => {
  const files = ["/logo.svg", "/manifest.webmanifest", "/favicon.ico", "/_next/static/no-such.js"];
  const answers = ["/api/health", "/api/session", "/api/pincodes/560001", "/account", "/no-such-page"];
  for (const path of [...(await staticPaths()), ...livePaths, ...files, ...answers]) {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(onAll))
      expect(headers.get(name), `${path}: ${name}`).toBe(value);
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    if (path.startsWith("/_next/")) continue;
    const policy = headers.get("content-security-policy");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
  }
});

test("static pages allow scripts by origin, live pages by a nonce that is new for every request", async () => {
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
});

test("a request can't choose the nonce, not even for a cached page", async () => {
  const own = { "content-security-policy": "script-src 'nonce-Y2hvc2VuIGJ5IG1l'" };
  for (const path of ["/auth", "/", `/products?page=${2}&x=${Date.now()}`, "/no-such-page"]) {
    // The build's own 404 has no categories; the first visit makes it anew, with the headers of that request.
    await get(path);
    expect((await get(path, own)).body, path).not.toContain("Y2hvc2VuIGJ5IG1l");
  }
});

test.describe("policy reports", () => {
  const report = {
    "csp-report": { "document-uri": `${shopUrl}/orders?token=x`, "effective-directive": "img-src" },
  };
  const sendReport = (body: string | object, visitor = newIp()) =>
    send("/api/csp-report", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/csp-report", "x-forwarded-for": visitor },
    });

  test("are accepted if they are small and well formed", async () => {
    expect((await sendReport(report)).status).toBe(200);
    expect((await sendReport("{")).status).toBe(400);
    expect((await sendReport({})).status).toBe(400);
    expect((await sendReport("x".repeat(9_000))).status).toBe(413);
    expect((await postJson("/api/csp-report", [report])).status).toBe(400);
  });

  test("are limited to thirty an hour for each visitor, so that nobody fills the log", async () => {
    const visitor = newIp();
    const statuses = new Set<number>();
    for (let sent = 1; sent <= 31; sent += 1) statuses.add((await sendReport(report, visitor)).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});
