import { expect, test } from "@playwright/test";
import { captchaMessages } from "../../lib/auth/captcha";
import { limits } from "../../lib/limits/limits";
import { forgetAttempts, useUp } from "../support/attempts";
import { cookieOf } from "../support/cookie-names";
import { makeCustomer } from "../support/customer";
import { codeIn, nextMessage } from "../support/inbox";
import { forgeOtpCookie } from "../support/otp-cookie";
import { PlainBrowser } from "../support/plain-browser";
import { solvedPuzzle } from "../support/puzzle";

test("a forged cookie can't be used to guess a code, and uses up none of the owner's five guesses", async () => {
  const her = await makeCustomer();
  const mine = new PlainBrowser();
  await mine.submit("/auth", "Send OTP", { phone: her.phone });
  const code = codeIn(await nextMessage(her.fullPhone, "sms"));

  const stranger = new PlainBrowser();
  const verify = await stranger.formOf(mine, "/auth", "Verify OTP");
  for (let guess = 0; guess < 6; guess += 1) {
    stranger.cookies.set(cookieOf("otp"), forgeOtpCookie(her.fullPhone));
    expect((await verify({ code: "000000" })).notice).toBe("otp-expired");
  }
  expect((await mine.submit("/auth", "Verify OTP", { code })).notice).toBe("phone-signed-in");
});

test("a stranger who asks for a code to somebody's number has five guesses of their own", async () => {
  const her = await makeCustomer();
  const stranger = new PlainBrowser();
  await stranger.submit("/auth", "Send OTP", { phone: her.phone });
  const wrong = await stranger.formOn("/auth", "Verify OTP");
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await wrong({ code: "000000" })).state?.code).toBe("conflict");
  }
  expect((await wrong({ code: "000000" })).notice).toBe("otp-expired");
});

test("fifty wrong passwords lock nobody out: the owner solves a puzzle, but not in a browser that has signed in before", async () => {
  const her = await makeCustomer();
  const { email, password } = her;
  const known = new PlainBrowser();
  expect((await known.submit("/auth", "Login", { email, password })).notice).toBe("signed-in");
  await useUp("passwordAccount", email, limits.passwordAccount.limit);

  const login = await new PlainBrowser().formOn("/auth", "Login");
  const needed = { ok: false, code: "captcha_needed", message: captchaMessages.needed };
  expect((await login({ email, password })).state).toMatchObject(needed);
  expect((await login({ email, password: "not-this-one" })).state).toMatchObject(needed);
  const wrong = await login({ email, password: "not-this-one", captcha: await solvedPuzzle() });
  expect(wrong.state?.code).toBe("unauthenticated");
  expect((await login({ email, password, captcha: await solvedPuzzle() })).notice).toBe("signed-in");

  const device = new PlainBrowser();
  device.cookies.set(cookieOf("device"), known.cookies.get(cookieOf("device")) ?? "");
  expect((await device.submit("/auth", "Login", { email, password })).notice).toBe("signed-in");
});

test("a browser that signed in by code still gets codes when strangers have used up the number's limit", async () => {
  const her = await makeCustomer();
  const known = new PlainBrowser();
  await known.submit("/auth", "Send OTP", { phone: her.phone });
  const code = codeIn(await nextMessage(her.fullPhone, "sms"));
  expect((await known.submit("/auth", "Verify OTP", { code })).notice).toBe("phone-signed-in");
  await useUp("otpSendDay", her.fullPhone, limits.otpSendDay.limit);

  const stranger = await new PlainBrowser().formOn("/auth", "Send OTP");
  const refused = await stranger({ phone: her.phone, captcha: await solvedPuzzle() });
  expect(refused.state?.code).toBe("rate_limited");
  const device = new PlainBrowser();
  device.cookies.set(cookieOf("device"), known.cookies.get(cookieOf("device")) ?? "");
  await forgetAttempts("otpSendMinute", her.fullPhone);
  expect((await device.submit("/auth", "Send OTP", { phone: her.phone })).notice).toBe("otp-sent");
});

test("a device cookie counts for its own account only", async () => {
  const [her, stranger] = [await makeCustomer(), await makeCustomer()];
  const known = new PlainBrowser();
  await known.submit("/auth", "Login", { email: her.email, password: her.password });
  await useUp("passwordAccount", stranger.email, limits.passwordAccount.limit);
  const other = new PlainBrowser();
  other.cookies.set(cookieOf("device"), known.cookies.get(cookieOf("device")) ?? "");
  const { state } = await other.submit("/auth", "Login", {
    email: stranger.email,
    password: stranger.password,
  });
  expect(state?.code).toBe("captcha_needed");
});
