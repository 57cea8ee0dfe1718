import { cookieDays } from "@/lib/security/cookie-days";
import type { CookieToSet } from "./viewer-client";

const session = {
  access_token: "header.eyJzdWIiOiIxIn0.signature",
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: 3600,
  user: { id: "1", aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "" },
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

function shopAt(siteUrl: string): void {
  const secret = "x".repeat(40);
  vi.spyOn(process, "env", "get").mockReturnValue({
    NODE_ENV: "test",
    APP_ENV: "preview",
    TRUSTED_PROXIES: "1",
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_SUPABASE_URL: "https://project.example",
    SUPABASE_PUBLISHABLE_KEY: "key",
    SUPABASE_SECRET_KEY: "key",
    RAZORPAY_KEY_ID: "key",
    RAZORPAY_KEY_SECRET: "key",
    RAZORPAY_WEBHOOK_SECRET: "key",
    ORDER_TOKEN_SECRET: secret,
    JOBS_SECRET: secret,
    CAPTCHA_SECRET: secret,
  });
}

async function cookiesOf(siteUrl: string): Promise<CookieToSet[]> {
  shopAt(siteUrl);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(session));
  const { sessionClient } = await import("./viewer-client");
  const written: CookieToSet[] = [];
  const client = sessionClient({ getAll: () => [], set: (cookie) => written.push(cookie) });
  const { error } = await client.auth.signInWithPassword({ email: "a@b.test", password: "secret" });
  expect(error).toBeNull();
  return written;
}

test("on https, the session cookie is Secure and HttpOnly", async () => {
  const written = await cookiesOf("https://shop.example");
  const sessionCookies = written.filter(({ name, value }) => name.includes("kapas-session") && value !== "");
  expect(sessionCookies.length).toBeGreaterThan(0);
  for (const { options } of sessionCookies) {
    expect(options).toMatchObject({ secure: true, httpOnly: true, sameSite: "lax", path: "/" });
    expect(options.domain).toBeUndefined();
  }
  const hint = written.find(({ name }) => name === "kapas-signed-in");
  expect(hint).toMatchObject({ value: "1", options: { secure: true, sameSite: "lax" } });
});

test("a session stays for as many days as the privacy policy says", async () => {
  for (const { options } of await cookiesOf("https://shop.example")) {
    expect(options.maxAge).toBe(cookieDays.session * 24 * 3600);
  }
});

test("on localhost, the session cookie is sent over http", async () => {
  const written = await cookiesOf("http://localhost:3000");
  expect(written.every(({ options }) => options.secure === false)).toBe(true);
});

test("a malformed session cookie is ignored without a call to the auth server", async () => {
  shopAt("https://shop.example");
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({}, { status: 500 }));
  const { hasSessionCookie, sessionClient } = await import("./viewer-client");
  const broken = JSON.stringify({ access_token: "x.y.z", refresh_token: "\u0000", expires_at: 1 });
  const value = `base64-${Buffer.from(broken).toString("base64url")}`;
  const jar = { getAll: () => [{ name: "kapas-session", value }], set: () => undefined };
  expect(hasSessionCookie(jar)).toBe(false);
  expect((await sessionClient(jar).auth.getUser()).data.user).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
