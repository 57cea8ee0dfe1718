import { findNotice } from "@/lib/auth/notices";
import { limits } from "@/lib/limits/limits";
import { completeGoogleAction } from "@/server/auth/actions";
import { useUp } from "../support/http/attempts";
import { cookieOf, siteUrl, Visitor } from "../support/http/visitor";

const start = "/api/auth/signin/google";
const formHeaders = { "content-type": "application/x-www-form-urlencoded", origin: siteUrl };
const port = new URL(siteUrl).port;

const startAs = (visitor: Visitor, body: string, headers: Record<string, string> = {}) =>
  visitor.send(start, { method: "POST", headers: { ...formHeaders, ...headers }, body });

it("has no routes of next-auth but Google sign-in and its callback", async () => {
  const visitor = new Visitor();
  const names = ["session", "csrf", "providers", "signin", "signin/google", "signout", "error", "nothing"];
  for (const name of names) {
    expect([name, (await visitor.get(`/api/auth/${name}`)).status]).toEqual([name, 404]);
  }
  for (const name of ["signout", "callback/google", "session", "_log", "signin/facebook"]) {
    const sent = { method: "POST", headers: formHeaders, body: "a=b" };
    expect([name, (await visitor.send(`/api/auth/${name}`, sent)).status]).toEqual([name, 404]);
  }
});

it("starts Google sign-in from the shop's own pages only, with state, nonce and PKCE, and never cached", async () => {
  const visitor = new Visitor();
  const foreign = await startAs(visitor, "purpose=login", { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  const answer = await startAs(visitor, "purpose=login");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const target = new URL(answer.headers.get("location") ?? "");
  expect(target.searchParams.get("redirect_uri")).toBe(`${siteUrl}/api/auth/callback/google`);
  expect(target.searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(target.searchParams.get(name)?.length).toBeGreaterThan(20);
  }
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie.split("=", 1)[0]).toMatch(new RegExp(`-${port}$`));
  }
  expect(cookies.join()).not.toContain(target.searchParams.get("nonce"));
});

it("makes a visitor who starts Google sign-in too often wait, and no one else", async () => {
  const visitor = new Visitor();
  await useUp("googleVisitor", visitor.ip, limits.googleVisitor.limit - 1);
  expect((await startAs(visitor, "purpose=login")).headers.get("location")).toContain("code_challenge");

  for (const [purpose, screen] of Object.entries({ login: "/auth", register: "/auth?tab=register" })) {
    const refused = await startAs(visitor, `purpose=${purpose}`);
    expect([refused.status, refused.headers.get("location")]).toEqual([303, screen]);
    const notice = visitor.cookies.get(cookieOf("notice"));
    expect(notice).toBe(`google-${purpose}-limited`);
    expect(findNotice(notice)?.description).toBe("Too many requests. Please try again later");
  }
  const other = await startAs(new Visitor(), "purpose=login");
  expect(other.headers.get("location")).toContain("code_challenge");
});

it("refuses an oversized body of Google sign-in, and sends malformed input to the sign-in screen", async () => {
  const visitor = new Visitor();
  expect((await startAs(visitor, `next=${"x".repeat(20_000)}`)).status).toBe(413);
  expect((await startAs(visitor, "%ff&&=")).status).toBe(303);
  for (const query of [
    "",
    "?code=",
    "?code=a&code=b&state=%00",
    `?state=${"x".repeat(5000)}`,
    "?error=%0d%0a",
  ]) {
    const back = new Visitor();
    const answer = await back.get(`/api/auth/callback/google${query}`, {
      cookie: `next-auth.callback-url-${port}=%5B; next-auth.state-${port}=junk; ${cookieOf("google")}=%7B`,
    });
    expect([query, answer.status, answer.headers.get("location")]).toEqual([query, 303, "/auth"]);
    expect([query, back.cookies.get(cookieOf("notice"))]).toEqual([query, "google-login-failed"]);
  }
});

it("signs no one in with a planted session of next-auth", async () => {
  const visitor = new Visitor();
  visitor.cookies.set(`next-auth.session-token-${port}`, "planted");
  const { location, notice } = await visitor.submit(completeGoogleAction, {}, { page: "/auth-callback" });
  expect([location, notice]).toEqual(["/auth", "google-login-failed"]);
  expect(visitor.cookies.has(cookieOf("session"))).toBe(false);
});

it("shows that Google sign-in is on in /api/ready", async () => {
  expect(await (await new Visitor().get("/api/ready")).json()).toMatchObject({ googleSignIn: "on" });
});
