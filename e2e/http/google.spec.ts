import { expect, test } from "@playwright/test";
import { findNotice } from "../../lib/auth/notices";
import { limits } from "../../lib/limits/limits";
import { newIp, useUp } from "../support/attempts";
import { cookieOf } from "../support/cookie-names";
import { shopPort, shopUrl } from "../support/env";
import { get, send } from "../support/http";

const start = "/api/auth/signin/google";
const formHeaders = { "content-type": "application/x-www-form-urlencoded", origin: shopUrl };

test("of next-auth's routes only Google sign-in and its callback exist", async () => {
  for (const path of [
    "session",
    "csrf",
    "providers",
    "signin",
    "signin/google",
    "signout",
    "error",
    "nothing",
  ]) {
    expect([path, (await get(`/api/auth/${path}`)).status]).toEqual([path, 404]);
  }
  for (const path of ["signout", "callback/google", "session", "_log", "signin/facebook"]) {
    const answer = await send(`/api/auth/${path}`, { method: "POST", headers: formHeaders, body: "a=b" });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test("Google sign-in starts from the shop's own pages only, with state, nonce and PKCE, and is never cached", async () => {
  const foreign = { ...formHeaders, origin: "https://evil.example" };
  expect((await send(start, { method: "POST", headers: foreign, body: "purpose=login" })).status).toBe(403);
  const answer = await send(start, { method: "POST", headers: formHeaders, body: "purpose=login" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const target = new URL(answer.headers.get("location") ?? "");
  expect(target.searchParams.get("redirect_uri")).toBe(`${shopUrl}/api/auth/callback/google`);
  expect(target.searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(target.searchParams.get(name)?.length, name).toBeGreaterThan(20);
  }
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie.split("=", 1)[0]).toMatch(new RegExp(`-${shopPort}$`));
  }
  expect(cookies.join()).not.toContain(target.searchParams.get("nonce"));
});

test("a visitor who starts Google sign-in too often is told to wait, and other visitors are not", async () => {
  const ip = newIp();
  const { limit } = limits.googleVisitor;
  const from = (address: string, body: string) =>
    send(start, { method: "POST", headers: { ...formHeaders, "x-forwarded-for": address }, body });
  await useUp("googleVisitor", ip, limit - 1);
  expect((await from(ip, "purpose=login")).headers.get("location")).toContain("code_challenge");

  for (const [purpose, screen] of Object.entries({ login: "/auth", register: "/auth?tab=register" })) {
    const refused = await from(ip, `purpose=${purpose}`);
    expect([refused.status, refused.headers.get("location")]).toEqual([303, screen]);
    const notice = /kapas-notice-\d+=([\w-]+)/.exec(refused.headers.getSetCookie().join())?.[1];
    expect(notice).toBe(`google-${purpose}-limited`);
    expect(findNotice(notice)?.description).toBe("Too many requests. Please try again later");
  }
  expect((await from(newIp(), "purpose=login")).headers.get("location")).toContain("code_challenge");
});

test("Google sign-in refuses an oversized body, and sends malformed input to the sign-in screen", async () => {
  const much = await send(start, {
    method: "POST",
    headers: formHeaders,
    body: `next=${"x".repeat(20_000)}`,
  });
  expect(much.status).toBe(413);
  expect((await send(start, { method: "POST", headers: formHeaders, body: "%ff&&=" })).status).toBe(303);
  for (const query of [
    "",
    "?code=",
    "?code=a&code=b&state=%00",
    `?state=${"x".repeat(5000)}`,
    "?error=%0d%0a",
  ]) {
    const answer = await get(`/api/auth/callback/google${query}`, {
      cookie: `next-auth.callback-url-${shopPort}=%5B; next-auth.state-${shopPort}=junk; ${cookieOf("google")}=%7B`,
    });
    expect([query, answer.status, answer.headers.get("location")]).toEqual([query, 303, "/auth"]);
    expect(answer.headers.getSetCookie().join()).toContain(`${cookieOf("notice")}=google-login-failed`);
  }
  const planted = await get("/auth-callback", { cookie: `next-auth.session-token-${shopPort}=planted` });
  expect(planted.status).toBe(200);
});

test("/api/ready says that Google sign-in is on", async () => {
  expect(JSON.parse((await get("/api/ready")).body)).toMatchObject({ googleSignIn: "on" });
});
