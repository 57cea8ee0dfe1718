import { expect, test } from "@playwright/test";
import { limits } from "../../lib/limits/limits";
import { useUp } from "../support/attempts";
import { codeIn, nextMessage } from "../support/inbox";
import { Newcomer, people } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";

// The exact answers of the account's actions. Toasts are tested in journeys/form-messages.spec.ts and in the sign-in journeys,
// notices in lib/auth/notices.test.ts, and field errors in the tests of the schemas.

const tooMany = "Too many requests. Please try again later";
const wait = "Please wait before trying again.";
const exists = "An account with this email already exists. Please login instead.";

const accountOf = ({ firstName, lastName, email, password }: Newcomer) => ({
  ...{ firstName, lastName, email, password },
  confirmPassword: password,
});
const byPhoneOf = ({ firstName, lastName, email, phone }: Newcomer) => ({
  firstName,
  lastName,
  email,
  phone,
});

test("login has a message for a wrong password or unknown email, an unconfirmed account, and too many tries", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  const login = await browser.formOn("/auth", "Login");
  for (const email of [people.ravi.email, who.email]) {
    const { state } = await login({ email, password: "not-this-one" });
    expect(state, email).toMatchObject({ code: "unauthenticated", message: "Invalid email or password" });
  }
  await new PlainBrowser().submit("/auth?tab=register", "Create Account", accountOf(who));
  const { email, password } = who;
  expect((await login({ email, password })).state?.message).toBe("Email not confirmed");
  await useUp("passwordVisitor", browser.ip, limits.passwordVisitor.limit);
  expect((await login(people.ravi)).state).toMatchObject({ code: "rate_limited", message: tooMany });
  expect((await new PlainBrowser().submit("/auth", "Login", people.ravi)).notice).toBe("signed-in");
});

test("registering or asking for a reset link too often is refused with a message", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  await useUp("registerVisitor", browser.ip, limits.registerVisitor.limit);
  const byMail = await browser.submit("/auth?tab=register", "Create Account", accountOf(who));
  expect(byMail.state).toMatchObject({ code: "rate_limited", message: tooMany });
  const byPhone = await browser.submit("/auth?tab=register", "Register with Phone", byPhoneOf(who));
  expect(byPhone.state).toMatchObject({ code: "rate_limited", message: wait });
  await useUp("resetAccount", who.email, limits.resetAccount.limit);
  const forgot = { email: who.email };
  const reset = await browser.submit("/auth?tab=forgot-password", "Send reset link", forgot);
  expect(reset.state).toMatchObject({ code: "rate_limited", message: tooMany });
});

test("an expired link and a too short password are refused with a message", async () => {
  const choose = await new PlainBrowser().formOn(
    "/update-password?token_hash=00&type=recovery",
    "Update password",
  );
  const dead = await choose({ password: "ink-and-cotton", confirmPassword: "ink-and-cotton" });
  expect(dead.state?.message).toBe("This link has expired or was already used. Please request a new one.");
  const short = await choose({ password: "12345", confirmPassword: "12345" });
  expect(short.state?.fieldErrors?.password).toBe("Password must be at least 6 characters");
});

test("phone sign-in has a message for a second code too soon, a wrong code, too many guesses, and an existing account", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  const send = await browser.formOn("/auth", "Send OTP");
  expect((await send({ phone: who.phone })).notice).toBe("otp-sent");
  expect((await send({ phone: who.phone })).state).toMatchObject({ code: "rate_limited", message: wait });
  const verify = await browser.formOn("/auth", "Verify OTP");
  for (let guess = 0; guess < 5; guess += 1) {
    const { state } = await verify({ code: "000000" });
    expect(state).toMatchObject({ code: "conflict", message: "Please check the code and try again." });
  }
  expect((await verify({ code: "000000" })).notice).toBe("otp-expired");
  expect((await verify({ code: "12345" })).state?.fieldErrors?.code).toBe("OTP must be 6 digits");

  const member = new Newcomer();
  const join = await new PlainBrowser().formOn("/auth?tab=register", "Register with Phone");
  expect((await join(byPhoneOf(member))).notice).toBe("account-created");
  for (const key of ["email", "phone"] as const) {
    const again = await new PlainBrowser().submit("/auth?tab=register", "Register with Phone", {
      ...byPhoneOf(new Newcomer()),
      [key]: member[key],
    });
    expect(again.state, key).toMatchObject({ code: "conflict", message: exists });
  }
});

test("a number that asked for a login code a moment ago can register without waiting", async () => {
  const browser = new PlainBrowser();
  const who = new Newcomer();
  await browser.submit("/auth", "Send OTP", { phone: who.phone });
  const made = await browser.submit("/auth?tab=register", "Register with Phone", byPhoneOf(who));
  expect(made.notice).toBe("account-created");
  const code = codeIn(await nextMessage(who.fullPhone, "sms"));
  const verified = await browser.submit("/auth?tab=register", "Verify OTP", { code });
  expect(verified.notice).toBe("phone-registered");
});

test("registering says that no code was sent if the number got one a moment ago", async () => {
  const who = new Newcomer();
  await useUp("otpSendMinute", `register ${who.fullPhone}`, 1);
  const { notice } = await new PlainBrowser().submit(
    "/auth?tab=register",
    "Register with Phone",
    byPhoneOf(who),
  );
  expect(notice).toBe("otp-failed");
});
