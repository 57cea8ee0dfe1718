import { expect, test } from "@playwright/test";
import { forgetAttempts } from "../support/attempts";
import { cookieOf } from "../support/cookie-names";
import { shopUrl } from "../support/env";
import { codeIn, linkIn, messagesTo, nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";

// An attacker and the owner use one email address or number. The owner's screens are tested in journeys/account-hijack.spec.ts.

const question = "Is this your account?";
const masked = (email: string) => email.replace(/^(..).*@/, "$1•••@");

async function registerByMail(
  browser: PlainBrowser,
  who: Newcomer,
  password = who.password,
): Promise<string> {
  const { firstName, lastName, email } = who;
  const fields = { firstName, lastName, email, password, confirmPassword: password };
  expect((await browser.submit("/auth?tab=register", "Create Account", fields)).state?.ok).toBe(true);
  const { pathname, search } = new URL(linkIn(await nextMessage(email, "email")));
  return pathname + search;
}

async function registerByPhone(browser: PlainBrowser, who: Newcomer): Promise<void> {
  const { firstName, lastName, email, phone } = who;
  const fields = { firstName, lastName, email, phone };
  const { notice } = await browser.submit("/auth?tab=register", "Register with Phone", fields);
  expect(notice).toBe("account-created");
}

async function verify(browser: PlainBrowser, path: string, who: Newcomer, count = 1) {
  const code = codeIn(await nextMessage(who.fullPhone, "sms", count));
  return browser.submit(path, "Verify OTP", { code });
}

async function resetLink(browser: PlainBrowser, email: string): Promise<string> {
  await browser.submit("/auth?tab=forgot-password", "Send reset link", { email });
  const { pathname, search } = new URL(linkIn(await nextMessage(email, "email")));
  return pathname + search;
}

async function choose(browser: PlainBrowser, path: string, password: string): Promise<void> {
  const passwords = { password, confirmPassword: password };
  expect((await browser.submit(path, "Update password", passwords)).notice).toBe("password-updated");
}

/** Resets the limit of one code a minute for this number. */
async function forgetSend({ fullPhone }: Newcomer): Promise<void> {
  for (const subject of [fullPhone, `register ${fullPhone}`]) await forgetAttempts("otpSendMinute", subject);
}

async function userOf(browser: PlainBrowser): Promise<{ email: string | null } | null> {
  const answer = await browser.send("/api/session");
  return answer.status === 401 ? null : (await answer.json()).user;
}

/** Follows the redirects of a link to the last page. */
async function open(browser: PlainBrowser, path: string): Promise<{ path: string; text: string }> {
  const answer = await browser.send(path);
  const location = answer.headers.get("location");
  if (location === null) return { path, text: await answer.text() };
  const { pathname, search } = new URL(location, shopUrl);
  return open(browser, pathname + search);
}

test("an attacker who registers somebody's email address can't log in after the owner opens the link", async () => {
  const [attacker, owner] = [new PlainBrowser(), new PlainBrowser()];
  const who = new Newcomer();
  const link = await registerByMail(attacker, who, "the-attackers-own");
  expect(await registerByMail(owner, who)).toBe(link);
  const opened = await open(owner, link);
  expect(opened.text).toContain(question);
  expect(opened.text).toContain(masked(who.email));
  expect(await userOf(owner)).toBeNull();

  const { location } = await owner.submit(opened.path, "Continue", {});
  expect(location).toMatch(/\/update-password\?reason=proven$/);
  const proven = "/update-password?reason=proven";
  expect((await open(owner, proven)).text).toContain("Your email address is confirmed.");
  await choose(owner, proven, who.password);
  const { email } = who;
  const login = await attacker.formOn("/auth", "Login");
  expect((await login({ email, password: "the-attackers-own" })).state?.message).toBe(
    "Invalid email or password",
  );
  expect((await login({ email, password: who.password })).notice).toBe("signed-in");
});

test("an attacker who added a phone to somebody's email address loses it and their session when the owner resets the password", async () => {
  const [attacker, owner] = [new PlainBrowser(), new PlainBrowser()];
  const who = new Newcomer();
  await registerByPhone(attacker, who);
  expect((await verify(attacker, "/auth?tab=register", who)).notice).toBe("phone-registered");
  expect((await userOf(attacker))?.email).toBe(who.email);

  const link = await resetLink(owner, who.email);
  expect((await open(owner, link)).text).toContain(masked(who.email));
  await choose(owner, link, who.password);
  expect((await userOf(owner))?.email).toBe(who.email);
  expect(await userOf(attacker)).toBeNull();
  await forgetSend(who);
  expect((await attacker.submit("/auth", "Send OTP", { phone: who.phone })).notice).toBe("otp-sent");
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(1);
});

test("an attacker who registered somebody's phone loses the account when the owner logs in with that phone", async () => {
  const [attacker, owner] = [new PlainBrowser(), new PlainBrowser()];
  const who = new Newcomer();
  await registerByPhone(attacker, who);
  await forgetSend(who);
  await owner.submit("/auth", "Send OTP", { phone: who.phone });
  expect((await verify(owner, "/auth", who, 2)).notice).toBe("phone-signed-in");
  expect(await userOf(owner)).toMatchObject({ email: null });
  await attacker.submit("/auth?tab=forgot-password", "Send reset link", { email: who.email });
  expect(await messagesTo(who.email, "email")).toHaveLength(0);
});

test("a signed-in customer who registered by phone keeps the number when they confirm their email address", async () => {
  const [mine, other] = [new PlainBrowser(), new PlainBrowser()];
  const who = new Newcomer();
  await registerByPhone(mine, who);
  await verify(mine, "/auth?tab=register", who);
  mine.cookies.delete(cookieOf("registration"));
  const link = await resetLink(other, who.email);
  await choose(mine, link, who.password);
  await forgetSend(who);
  await other.submit("/auth", "Send OTP", { phone: who.phone });
  await nextMessage(who.fullPhone, "sms", 2);
});

test("a customer's own link asks whose account it is when somebody else is signed in", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  const link = await registerByMail(browser, who);
  expect((await browser.submit("/auth", "Login", people.ravi)).notice).toBe("signed-in");
  const opened = await open(browser, link);
  expect(opened.text).toContain(question);
  expect((await userOf(browser))?.email).toBe(people.ravi.email);
  const { location } = await browser.submit(opened.path, "Continue", {});
  expect(location).toMatch(/\/dashboard$/);
  expect((await userOf(browser))?.email).toBe(who.email);
});
