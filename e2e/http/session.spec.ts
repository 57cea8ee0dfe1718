import { expect, test } from "@playwright/test";
import { sandboxKeys } from "../../sandbox/keys";
import { SignInPage } from "../pages/sign-in-page";
import { cookieOf } from "../support/cookie-names";
import { makeCustomer } from "../support/customer";
import { gatewayUrl, shopUrl } from "../support/env";
import { closeCookie, openCookie, signToken } from "../support/forged-session";
import { people } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { makeStaff } from "../support/staff";

const refusal = { ok: false, code: "unauthenticated", message: "Please log in to continue" };

async function sessionOf(browser: PlainBrowser): Promise<{ status: number; answer: unknown }> {
  const response = await browser.copy().send("/api/session");
  expect(response.headers.get("cache-control")).toContain("private");
  return { status: response.status, answer: await response.json() };
}

async function signedIn({ email, password }: { email: string; password: string }): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  const answer = await browser.submit("/auth", "Login", { email, password });
  expect(answer.status).toBe(303);
  expect((await sessionOf(browser)).answer).toMatchObject({ user: { email } });
  return browser;
}

test("cookies are SameSite=Lax, and scripts can't read the session and device cookies", async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(people.admin);
  await page.waitForURL("**/admin");
  const cookies = await page.context().cookies();
  expect(cookies.some(({ name }) => name === cookieOf("session"))).toBe(true);
  for (const { name, httpOnly, sameSite } of cookies) {
    expect(sameSite).toBe("Lax");
    const isKept = name.startsWith(cookieOf("session")) || name.startsWith(cookieOf("device"));
    expect(httpOnly, name).toBe(isKept);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain(cookieOf("session"));
});

test("a guest has no user, and a stolen session gets 401 after its owner signs out", async () => {
  expect(await sessionOf(new PlainBrowser())).toEqual({
    status: 200,
    answer: { user: null, isStaff: false },
  });
  // Signing out ends all sessions of a person, also those of other tests.
  const browser = await signedIn(await makeStaff());
  const stolen = browser.copy();
  expect((await sessionOf(stolen)).answer).toMatchObject({ isStaff: true });
  await browser.send("/api/sign-out", { method: "POST", headers: { origin: shopUrl } });
  expect(browser.cookies.has(cookieOf("session"))).toBe(false);
  expect(await sessionOf(stolen)).toEqual({ status: 401, answer: expect.objectContaining(refusal) });
  expect((await stolen.send("/admin")).headers.get("location")).toContain("/auth");
  await stolen.send("/api/session");
  expect(stolen.cookies.has(cookieOf("signed-in"))).toBe(false);
});

test("forged tokens get 401: unsigned, signed with another key, in another person's name, truncated or malformed", async () => {
  const browser = await signedIn(people.ravi);
  const { session, claims } = openCookie(browser.cookies.get(cookieOf("session")) ?? "");
  const real = session.access_token;
  const admin = openCookie((await signedIn(people.admin)).cookies.get(cookieOf("session")) ?? "").claims.sub;
  const inHisName = { ...claims, sub: admin, email: people.admin.email };
  const forged = {
    unsigned: signToken(claims, null),
    "unsigned, in capitals": signToken(claims, null, "NONE"),
    "with another key": signToken(claims, "x".repeat(40)),
    "with the key that everybody has": signToken(claims, sandboxKeys.publishable),
    "the admin's, unsigned": signToken(inHisName, null),
    "the admin's, with another key": signToken({ ...inHisName, role: "service_role" }, "x".repeat(40)),
    "another's body under a real signature": `${signToken(inHisName, null)}${real.split(".")[2]}`,
    "with the end cut off": real.slice(0, -4),
    "no token": "x",
  };
  for (const [what, token] of Object.entries(forged)) {
    const thief = new PlainBrowser();
    thief.cookies.set(cookieOf("session"), closeCookie(session, token));
    thief.cookies.set(cookieOf("signed-in"), "1");
    expect(await sessionOf(thief), what).toEqual({
      status: 401,
      answer: expect.objectContaining(refusal),
    });
    for (const path of ["/admin", "/account"]) {
      expect((await thief.send(path)).status, `${path}, ${what}`).not.toBe(200);
    }
    for (const path of ["/auth/v1/user", "/rest/v1/orders?select=id"]) {
      const headers = { apikey: sandboxKeys.publishable, authorization: `Bearer ${token}` };
      const { status } = await fetch(`${gatewayUrl}${path}`, { headers });
      expect(status, `${path}, ${what}`).toBeGreaterThanOrEqual(400);
    }
  }
  expect((await sessionOf(browser)).status).toBe(200);
});

test("malformed session cookies get 401, never a server error", async () => {
  for (const value of ["x", "base64-", "base64-%00", "base64-bnVsbA", `base64-${"A".repeat(3000)}`, "{}"]) {
    const browser = new PlainBrowser();
    browser.cookies.set(cookieOf("session"), value);
    expect((await sessionOf(browser)).status, value).toBe(401);
    expect((await browser.send("/auth")).status, value).toBe(200);
  }
});

test("a session cookie with a NUL as its refresh token is refused at once", async () => {
  const broken = JSON.stringify({ access_token: "x.y.z", refresh_token: "\u0000", expires_at: 1 });
  const browser = new PlainBrowser();
  const value = `base64-${Buffer.from(broken).toString("base64url")}`;
  for (const [path, status] of [
    ["/account", 307],
    ["/api/session", 401],
    ["/auth", 200],
  ] as const) {
    browser.cookies.set(cookieOf("session"), value);
    const startedAt = performance.now();
    expect((await browser.send(path)).status, path).toBe(status);
    expect(performance.now() - startedAt, path).toBeLessThan(3000);
  }
});

test("a signed-in customer can't change the password without the old one or a link", async () => {
  const browser = await signedIn(await makeCustomer());
  const form = await browser.formOf(
    new PlainBrowser(),
    "/update-password?token_hash=00&type=recovery",
    "Update password",
  );
  const answer = await form({ token_hash: "", password: "taken-over", confirmPassword: "taken-over" });
  expect([answer.status, answer.location]).toEqual([303, "/account/profile"]);
  expect(answer.notice).toBe("password-asked");
  const page = await (await browser.send("/update-password")).text();
  expect(page).toContain("/account/profile");
  expect(page).not.toContain('name="confirmPassword"');
});

test("a session cookie lasts at most 30 days", async ({ page }) => {
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(people.ravi);
  await page.waitForURL("**/dashboard");
  const kept = (await page.context().cookies()).find(({ name }) => name === cookieOf("session"));
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(30 * 24 * 3600);
});

test("signing in replaces and ends a session that an attacker planted", async () => {
  const planter = await signedIn(await makeCustomer());
  const victim = planter.copy();
  const planted = victim.cookies.get(cookieOf("session"));
  expect(planted).toMatch(/^base64-/);
  // The victim opened the form before the cookie was planted: with a session the sign-in screen redirects.
  const login = await victim.formOf(new PlainBrowser(), "/auth", "Login");
  await login(people.admin);
  expect(victim.cookies.get(cookieOf("session"))).not.toBe(planted);
  expect((await sessionOf(victim)).answer).toMatchObject({ user: { email: people.admin.email } });
  expect((await sessionOf(planter)).status).toBe(401);
});

test("guests are redirected to sign in with the page in next=; another site can't sign anybody out", async ({
  request,
}) => {
  for (const path of ["/admin", "/admin/orders?page=2"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    const target = new URL(response.headers().location ?? "", shopUrl);
    expect(target.pathname).toBe("/auth");
    expect(target.searchParams.get("next")).toBe(path);
  }
  const crossSite = await request.post("/api/sign-out", { headers: { origin: "https://evil.example" } });
  expect(crossSite.status()).toBe(403);
  expect(await crossSite.text()).toBe("You do not have permission to perform this action");
});
