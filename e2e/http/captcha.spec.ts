import { expect, test } from "@playwright/test";
import { captchaMessages } from "../../lib/auth/captcha";
import { limits } from "../../lib/limits/limits";
import { useUp } from "../support/attempts";
import { messagesTo } from "../support/inbox";
import { Newcomer } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { fetchPuzzle, ownPuzzle, pack, solve, solvedPuzzle } from "../support/puzzle";

const needed = { ok: false, code: "captcha_needed", message: captchaMessages.needed };

test("above half of a visitor's or a phone's limit the shop asks for a puzzle", async () => {
  const browser = new PlainBrowser();
  await useUp("otpSendVisitor", browser.ip, limits.otpSendVisitor.limit / 2 - 1);
  const send = await browser.formOn("/auth", "Send OTP");
  expect((await send({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  expect((await send({ phone: new Newcomer().phone })).state).toMatchObject(needed);

  const who = new Newcomer();
  const other = new PlainBrowser();
  const sendOther = await other.formOn("/auth", "Send OTP");
  await useUp("otpSendDay", who.fullPhone, 2);
  expect((await sendOther({ phone: who.phone })).state).toMatchObject(needed);
  expect((await sendOther({ phone: who.phone, captcha: await solvedPuzzle() })).notice).toBe("otp-sent");
});

test("registering and password resets ask for a puzzle too; logging in does not", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  await useUp("registerVisitor", browser.ip, 60);
  await useUp("resetVisitor", browser.ip, 60);
  const { firstName, lastName, email, phone, password } = who;
  const byPhone = await browser.formOn("/auth?tab=register", "Register with Phone");
  const names = { firstName, lastName, email };
  expect((await byPhone({ ...names, phone })).state).toMatchObject(needed);
  const byEmail = await browser.formOn("/auth?tab=register", "Create Account");
  const account = { ...names, password, confirmPassword: password };
  expect((await byEmail(account)).state).toMatchObject(needed);
  const forgot = await browser.formOn("/auth?tab=forgot-password", "Send reset link");
  expect((await forgot({ email })).state).toMatchObject(needed);
  expect(await messagesTo(email, "email")).toHaveLength(0);

  expect((await byEmail({ ...account, captcha: await solvedPuzzle() })).state?.ok).toBe(true);
  expect((await forgot({ email, captcha: await solvedPuzzle() })).state?.ok).toBe(true);
  const login = await browser.submit("/auth", "Login", { email, password: "not-this-one" });
  expect(login.state?.code).toBe("unauthenticated");
});

test("registering by phone asks for one puzzle, before the account is made", async () => {
  const browser = new PlainBrowser();
  const { firstName, lastName, email, phone, fullPhone } = new Newcomer();
  await useUp("otpSendDay", fullPhone, 3);
  const register = await browser.formOn("/auth?tab=register", "Register with Phone");
  const fields = { firstName, lastName, email, phone };
  expect((await register(fields)).state).toMatchObject(needed);
  const answer = await register({ ...fields, captcha: await solvedPuzzle() });
  expect(answer.notice).toBe("account-created");
  expect(await messagesTo(fullPhone, "sms")).toHaveLength(1);
});

test("a solution works once, even for forms sent at the same moment; forged and expired ones never work", async () => {
  const browser = new PlainBrowser();
  await useUp("otpSendVisitor", browser.ip, limits.otpSendVisitor.limit / 2 + 10);
  const send = await browser.formOn("/auth", "Send OTP");
  const captcha = await solvedPuzzle();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send({ phone: new Newcomer().phone, captcha })),
  );
  expect(answers.filter(({ notice }) => notice === "otp-sent")).toHaveLength(1);
  expect(answers.filter(({ state }) => state?.code === "captcha_needed")).toHaveLength(7);

  const challenge = await fetchPuzzle();
  const solution = await solve(challenge);
  const { parameters } = challenge;
  const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3600 };
  const bad = {
    "no solution": pack(challenge, { counter: 0, derivedKey: "0".repeat(64) }),
    "the known half of the answer": pack(challenge, {
      counter: solution.counter,
      derivedKey: `${parameters.keyPrefix}${"0".repeat(32)}`,
    }),
    "a longer life": pack({ ...challenge, parameters: later }, solution),
    "cheaper rounds": pack({ ...challenge, parameters: { ...parameters, cost: 1 } }, solution),
    "another secret": await ownPuzzle({ secret: "x".repeat(40) }),
    expired: await ownPuzzle({ expiresAt: new Date(Date.now() - 2000) }),
    "no base64": "%%%",
    "no JSON": btoa("[1,"),
    null: btoa("null"),
    "too long": btoa(JSON.stringify({ challenge, solution, padding: "x".repeat(3000) })),
    "far too long": "x".repeat(20_000),
  };
  for (const [what, captcha] of Object.entries(bad)) {
    const answer = await send({ phone: new Newcomer().phone, captcha });
    expect(answer.state, what).toMatchObject(needed);
  }
  const right = pack(challenge, solution);
  expect((await send({ phone: new Newcomer().phone, captcha: right })).notice).toBe("otp-sent");
  const own = await ownPuzzle({});
  expect((await send({ phone: new Newcomer().phone, captcha: own })).notice).toBe("otp-sent");
});

test("without scripts, the page says what to do and keeps what was typed", async () => {
  const browser = new PlainBrowser();
  const { phone } = new Newcomer();
  await useUp("otpSendVisitor", browser.ip, limits.otpSendVisitor.limit / 2);
  await browser.submit("/auth", "Send OTP", { phone });
  const html = await (await browser.send("/auth")).text();
  expect(html).toContain(captchaMessages.needed);
  expect(html).toContain(`value="${phone}"`);
});

test("a page that needs no puzzle loads no solver", async () => {
  const html = await (await new PlainBrowser().send("/auth?tab=register")).text();
  const scripts = [...html.matchAll(/src="([^"]*\/_next\/[^"]+\.js[^"]*)"/g)].map((match) => match[1] ?? "");
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const code = await (await new PlainBrowser().send(script)).text();
    expect(/PBKDF2/.test(code), script).toBe(false);
  }
});
