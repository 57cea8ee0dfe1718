import { createHmac, randomUUID } from "node:crypto";
import { captchaMessages } from "@/lib/auth/captcha";
import { limits } from "@/lib/limits/limits";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { messageForStatus } from "@/lib/result";
import {
  forgotPasswordAction,
  registerAction,
  sendOtpAction,
  signInAction,
  updatePasswordAction,
  verifyOtpAction,
} from "@/server/auth/actions";
import { Newcomer } from "../../../e2e/support/newcomer";
import { breakRequests, endFaults } from "../support/backend/faults";
import { clearAttempts, useUp } from "../support/http/attempts";
import { codeIn, newestOf } from "../support/http/inbox";
import { solvedPuzzle } from "../support/http/puzzle";
import { afterwards } from "../support/http/request-scope";
import { cookieOf, Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

// The exact answers of the account's actions, and which attempts count against whom. Notices are tested in
// lib/auth/notices.test.ts, field errors in the tests of the schemas.

const tooMany = "Too many requests. Please try again later";
const wait = "Please wait before trying again.";
const exists = "An account with this email already exists. Please login instead.";

const loginPage = { page: "/auth" };
const registerPage = { page: "/auth?tab=register" };

const accountOf = ({ firstName, lastName, email, password }: Newcomer) => ({
  ...{ firstName, lastName, contact: email, password },
  confirmPassword: password,
  notice: accountNotice.version,
});
const byPhoneOf = ({ firstName, lastName, email, phone }: Newcomer) => ({
  firstName,
  lastName,
  email,
  contact: phone,
  notice: accountNotice.version,
});

type LogIn = { email: string; password: string; captcha?: string };
const logIn = (visitor: Visitor, fields: LogIn) => visitor.submit(signInAction, fields, loginPage);
const sendOtp = (visitor: Visitor, fields: { phone: string; captcha?: string }) =>
  visitor.submit(sendOtpAction, fields, loginPage);
const verify = (visitor: Visitor, code: string) => visitor.submit(verifyOtpAction, { code }, loginPage);
const registerByPhone = (visitor: Visitor, who: Newcomer) =>
  visitor.submit(registerAction, byPhoneOf(who), registerPage);

async function codeTo(phone: string): Promise<string> {
  await afterwards();
  return codeIn(await newestOf(phone, "sms"));
}

/** Another browser with the device cookie of this one. */
function sameDevice(known: Visitor): Visitor {
  const device = new Visitor();
  device.cookies.set(cookieOf("device"), known.cookies.get(cookieOf("device")) ?? "");
  return device;
}

/** The cookie of a pending code, signed by a visitor who does not have the key. */
function forgeOtpCookie(phone: string): string {
  const value = `${crypto.randomUUID()}${JSON.stringify({ phone, purpose: "login", sentAt: Date.now() })}`;
  return encodeURIComponent(
    `${value}.${createHmac("sha256", "otp:guessed").update(value).digest("base64url")}`,
  );
}

it("answers a login with a message for a wrong password or unknown email, an unconfirmed account, and too many tries", async () => {
  const visitor = new Visitor();
  const [her, who] = [await makeCustomer(), new Newcomer()];
  for (const { email } of [her, who]) {
    const { state } = await logIn(visitor, { email, password: "not-this-one" });
    expect(state).toMatchObject({ code: "unauthenticated", message: "Invalid email or password" });
  }
  await new Visitor().submit(registerAction, accountOf(who), registerPage);
  const { email, password } = who;
  expect((await logIn(visitor, { email, password })).state?.message).toBe("Email not confirmed");
  await useUp("passwordVisitor", visitor.ip, limits.passwordVisitor.limit);
  const hers = { email: her.email, password: her.password };
  expect((await logIn(visitor, hers)).state).toMatchObject({ code: "rate_limited", message: tooMany });
  expect((await logIn(new Visitor(), hers)).notice).toBe("signed-in");
});

it("answers each form with its own message while the login service is down", async () => {
  const [who, waiting] = [new Newcomer(), new Visitor()];
  const serverError = messageForStatus(503);
  await sendOtp(waiting, { phone: new Newcomer().phone });
  const { email, password, phone } = who;
  const reset = { page: "/auth?tab=forgot-password" };
  await breakRequests("/auth/v1/", 500);
  try {
    expect(
      await Promise.all([
        logIn(new Visitor(), { email, password }),
        sendOtp(new Visitor(), { phone }),
        verify(waiting, "123456"),
        new Visitor().submit(registerAction, accountOf(who), registerPage),
        registerByPhone(new Visitor(), who),
        new Visitor().submit(forgotPasswordAction, { email }, reset),
      ]),
    ).toMatchObject([
      { state: { ok: false, message: "An error occurred during login" } },
      { state: { ok: false, message: "Failed to send OTP" } },
      ...Array.from({ length: 4 }, () => ({ state: { ok: false, message: serverError } })),
    ]);
  } finally {
    await endFaults();
  }
});

it("refuses too many registrations and requests for a reset link with a message", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  await useUp("registerVisitor", visitor.ip, limits.registerVisitor.limit);
  const byEmail = await visitor.submit(registerAction, accountOf(who), registerPage);
  expect(byEmail.state).toMatchObject({ code: "rate_limited", message: tooMany });
  const byPhone = await registerByPhone(visitor, who);
  expect(byPhone.state).toMatchObject({ code: "rate_limited", message: wait });
  const mailbox = `asharao${randomUUID().slice(0, 8)}`;
  await useUp("resetAccount", `${mailbox}@gmail.com`, limits.resetAccount.limit);
  const page = "/auth?tab=forgot-password";
  for (const email of [`${mailbox}+x@gmail.com`, `${mailbox.replace("rao", ".Rao")}@GoogleMail.com`]) {
    const reset = await visitor.submit(forgotPasswordAction, { email }, { page });
    expect(reset.state).toMatchObject({ code: "rate_limited", message: tooMany });
  }
});

it("refuses an expired link and a short password with a message", async () => {
  const visitor = new Visitor();
  const link = { token_hash: "00", type: "recovery" };
  const page = `/update-password?${new URLSearchParams(link)}`;
  const choose = (password: string) =>
    visitor.submit(updatePasswordAction, { ...link, password, confirmPassword: password }, { page });
  expect((await choose("ink-and-cotton")).state?.message).toBe(
    "This link has expired or was already used. Please request a new one.",
  );
  expect((await choose("12345")).state?.fieldErrors?.password).toBe("Password must be at least 6 characters");
});

it("answers phone sign-in with a message for a second code too soon, a wrong code and too many guesses", async () => {
  const visitor = new Visitor();
  const { phone } = new Newcomer();
  expect((await sendOtp(visitor, { phone })).notice).toBe("otp-sent");
  expect((await sendOtp(visitor, { phone })).state).toMatchObject({ code: "rate_limited", message: wait });
  for (let guess = 0; guess < 5; guess += 1) {
    const { state } = await verify(visitor, "000000");
    expect(state).toMatchObject({ code: "conflict", message: "Please check the code and try again." });
  }
  expect((await verify(visitor, "000000")).notice).toBe("otp-expired");
  expect((await verify(visitor, "12345")).state?.fieldErrors?.code).toBe("OTP must be 6 digits");
});

it("has one account for a phone or an email address, however it is written", async () => {
  const first = new Newcomer();
  expect((await registerByPhone(new Visitor(), first)).notice).toBe("account-created");
  const taken = [
    { contact: first.phone },
    { contact: `+91 ${first.phone}` },
    { email: first.email },
    { email: first.email.toUpperCase() },
  ];
  const answers = taken.map(async (fields) => {
    const typed = { ...byPhoneOf(new Newcomer()), ...fields };
    return (await new Visitor().submit(registerAction, typed, registerPage)).state;
  });
  const refusal = (message: unknown) => expect.objectContaining({ code: "conflict", message });
  const numberTaken = expect.stringMatching(/^This mobile number is in use/);
  expect(await Promise.all(answers)).toEqual(
    taken.map(({ contact }) => refusal(contact === undefined ? exists : numberTaken)),
  );
});

it("lets a number that asked for a login code a moment ago register without waiting", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  await sendOtp(visitor, { phone: who.phone });
  expect((await registerByPhone(visitor, who)).notice).toBe("account-created");
  expect((await verify(visitor, await codeTo(who.fullPhone))).notice).toBe("phone-registered");
});

it("shows that no code was sent if the number got one a moment ago", async () => {
  const who = new Newcomer();
  await useUp("otpSendMinute", `register ${who.fullPhone}`, 1);
  expect((await registerByPhone(new Visitor(), who)).notice).toBe("otp-failed");
});

it("takes none of the owner's five guesses for codes that are typed with a forged cookie", async () => {
  const her = await makeCustomer();
  const mine = new Visitor();
  await sendOtp(mine, { phone: her.phone });
  const code = await codeTo(her.fullPhone);
  const stranger = new Visitor();
  for (let guess = 0; guess < 6; guess += 1) {
    stranger.cookies.set(cookieOf("otp"), forgeOtpCookie(her.fullPhone));
    expect((await verify(stranger, "000000")).notice).toBe("otp-expired");
  }
  expect((await verify(mine, code)).notice).toBe("phone-signed-in");
});

it("gives a stranger who asks for a code to someone's number five guesses", async () => {
  const her = await makeCustomer();
  const stranger = new Visitor();
  await sendOtp(stranger, { phone: her.phone });
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await verify(stranger, "000000")).state?.code).toBe("conflict");
  }
  expect((await verify(stranger, "000000")).notice).toBe("otp-expired");
});

it("asks the owner for a puzzle after fifty wrong passwords, but not in a browser that has signed in before", async () => {
  const her = await makeCustomer();
  const { email, password } = her;
  const known = await new Visitor().signIn(her);
  await useUp("passwordAccount", email, limits.passwordAccount.limit);

  const visitor = new Visitor();
  const needed = { ok: false, code: "captcha_needed", message: captchaMessages.needed };
  expect((await logIn(visitor, { email, password })).state).toMatchObject(needed);
  expect((await logIn(visitor, { email, password: "not-this-one" })).state).toMatchObject(needed);
  const wrong = await logIn(visitor, { email, password: "not-this-one", captcha: await solvedPuzzle() });
  expect(wrong.state?.code).toBe("unauthenticated");
  const solved = { email, password, captcha: await solvedPuzzle() };
  expect((await logIn(visitor, solved)).notice).toBe("signed-in");
  expect((await logIn(sameDevice(known), { email, password })).notice).toBe("signed-in");
});

it("sends a code to a browser that signed in by code before, though strangers have used up the number's limit", async () => {
  const her = await makeCustomer();
  const known = new Visitor();
  await sendOtp(known, { phone: her.phone });
  expect((await verify(known, await codeTo(her.fullPhone))).notice).toBe("phone-signed-in");
  await useUp("otpSendDay", her.fullPhone, limits.otpSendDay.limit);
  const refused = await sendOtp(new Visitor(), { phone: her.phone, captcha: await solvedPuzzle() });
  expect(refused.state?.code).toBe("rate_limited");
  await clearAttempts("otpSendMinute", her.fullPhone);
  expect((await sendOtp(sameDevice(known), { phone: her.phone })).notice).toBe("otp-sent");
});

it("accepts a device cookie for its own account only", async () => {
  const [her, stranger] = [await makeCustomer(), await makeCustomer()];
  const known = await new Visitor().signIn(her);
  await useUp("passwordAccount", stranger.email, limits.passwordAccount.limit);
  const { email, password } = stranger;
  expect((await logIn(sameDevice(known), { email, password })).state?.code).toBe("captcha_needed");
});
