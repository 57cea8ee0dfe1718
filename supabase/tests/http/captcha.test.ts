import { captchaMessages } from "@/lib/auth/captcha";
import { limits } from "@/lib/limits/limits";
import {
  forgotPasswordAction,
  registerAction,
  registerByPhoneAction,
  sendOtpAction,
  signInAction,
} from "@/server/auth/actions";
import { getAnsweredForm } from "@/server/auth/queries";
import { Newcomer } from "../../../e2e/support/newcomer";
import { useUp } from "../support/http/attempts";
import { messagesTo } from "../support/http/inbox";
import { fetchPuzzle, ownPuzzle, pack, solve, solvedPuzzle } from "../support/http/puzzle";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";

const needed = { ok: false, code: "captcha_needed", message: captchaMessages.needed };

const send = (visitor: Visitor, fields: { phone: string; captcha?: string }) =>
  visitor.submit(sendOtpAction, fields, { page: "/auth" });
const registerPage = { page: "/auth?tab=register" };

it("asks for a puzzle above half of a visitor's or a phone's limit", async () => {
  const visitor = new Visitor();
  await useUp("otpSendVisitor", visitor.ip, limits.otpSendVisitor.limit / 2 - 1);
  expect((await send(visitor, { phone: new Newcomer().phone })).notice).toBe("otp-sent");
  expect((await send(visitor, { phone: new Newcomer().phone })).state).toMatchObject(needed);

  const { phone, fullPhone } = new Newcomer();
  const other = new Visitor();
  await useUp("otpSendDay", fullPhone, 2);
  expect((await send(other, { phone })).state).toMatchObject(needed);
  expect((await send(other, { phone, captcha: await solvedPuzzle() })).notice).toBe("otp-sent");
});

it("asks for a puzzle when someone registers or resets a password too, but not when they log in", async () => {
  const visitor = new Visitor();
  await useUp("registerVisitor", visitor.ip, 60);
  await useUp("resetVisitor", visitor.ip, 60);
  const { firstName, lastName, email, phone, password } = new Newcomer();
  const names = { firstName, lastName, email };
  const byPhone = await visitor.submit(registerByPhoneAction, { ...names, phone }, registerPage);
  expect(byPhone.state).toMatchObject(needed);
  const register = (more: { captcha?: string }) =>
    visitor.submit(registerAction, { ...names, password, confirmPassword: password, ...more }, registerPage);
  const forgot = (more: { captcha?: string }) =>
    visitor.submit(forgotPasswordAction, { email, ...more }, { page: "/auth?tab=forgot-password" });
  for (const ask of [register, forgot]) expect((await ask({})).state).toMatchObject(needed);
  await afterwards();
  expect(await messagesTo(email, "email")).toHaveLength(0);

  for (const ask of [register, forgot]) {
    expect((await ask({ captcha: await solvedPuzzle() })).state).toMatchObject({ ok: true });
  }
  const login = await visitor.submit(signInAction, { email, password: "not-this-one" }, { page: "/auth" });
  expect(login.state?.code).toBe("unauthenticated");
});

it("asks for one puzzle when someone registers by phone, before the account is made", async () => {
  const visitor = new Visitor();
  const { firstName, lastName, email, phone, fullPhone } = new Newcomer();
  await useUp("otpSendDay", fullPhone, 3);
  const register = (more: { captcha?: string }) =>
    visitor.submit(registerByPhoneAction, { firstName, lastName, email, phone, ...more }, registerPage);
  expect((await register({})).state).toMatchObject(needed);
  expect((await register({ captcha: await solvedPuzzle() })).notice).toBe("account-created");
  await afterwards();
  expect(await messagesTo(fullPhone, "sms")).toHaveLength(1);
});

it("accepts a solution once, even for forms that are sent at the same moment, and never a forged or expired one", async () => {
  const visitor = new Visitor();
  await useUp("otpSendVisitor", visitor.ip, limits.otpSendVisitor.limit / 2 + 10);
  const captcha = await solvedPuzzle();
  const sent = { page: "/auth", headers: { "x-forwarded-for": visitor.ip } };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      new Visitor().submit(sendOtpAction, { phone: new Newcomer().phone, captcha }, sent),
    ),
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
  for (const [what, wrong] of Object.entries(bad)) {
    const { state } = await send(visitor, { phone: new Newcomer().phone, captcha: wrong });
    expect([what, state]).toEqual([what, expect.objectContaining(needed)]);
  }
  for (const right of [pack(challenge, solution), await ownPuzzle({})]) {
    expect((await send(visitor, { phone: new Newcomer().phone, captcha: right })).notice).toBe("otp-sent");
  }
});

it("gives a form that was sent without scripts the question for a puzzle and the number that was typed", async () => {
  const visitor = new Visitor();
  const { phone } = new Newcomer();
  await useUp("otpSendVisitor", visitor.ip, limits.otpSendVisitor.limit / 2);
  await send(visitor, { phone });
  expect(await visitor.look(getAnsweredForm, "/auth")).toMatchObject({
    form: "sendOtp",
    state: { ...needed, values: { phone } },
  });
});
