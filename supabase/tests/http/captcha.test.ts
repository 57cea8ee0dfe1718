import { randomUUID } from "node:crypto";
import { captchaMessages } from "@/lib/auth/captcha";
import { limits } from "@/lib/limits/limits";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { forgotPasswordAction, registerAction, sendOtpAction, signInAction } from "@/server/auth/actions";
import { getAnsweredForm } from "@/server/auth/queries";
import { requestRestockAction, saveBasketAction } from "@/server/reminders/actions";
import { Newcomer } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { clearAttempts, useUp } from "../support/http/attempts";
import { plainPicture, sendFile, uploadPath } from "../support/http/design-actions";
import { messagesTo } from "../support/http/inbox";
import { fetchPuzzle, ownPuzzle, pack, solve, solvedPuzzle } from "../support/http/puzzle";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makeProduct, makeSingle } from "../support/shop";

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
  const names = { firstName, lastName, notice: accountNotice.version };
  const byPhone = await visitor.submit(registerAction, { ...names, email, contact: phone }, registerPage);
  expect(byPhone.state).toMatchObject(needed);
  const register = (more: { captcha?: string }) =>
    visitor.submit(
      registerAction,
      { ...names, contact: email, password, confirmPassword: password, ...more },
      registerPage,
    );
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
    visitor.submit(
      registerAction,
      { firstName, lastName, email, contact: phone, notice: accountNotice.version, ...more },
      registerPage,
    );
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

const { limit } = limits.otpSendShop;

const sendAsNew = (fields: { phone: string; captcha?: string }) =>
  new Visitor().submit(sendOtpAction, fields, { page: "/auth" });

beforeEach(() => clearAttempts("otpSendShop", "all"));

it("asks everyone for a puzzle once the shop has sent many codes, and refuses no one who solves it", async () => {
  expect((await sendAsNew({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  await useUp("otpSendShop", "all", limit);
  expect((await sendAsNew({ phone: new Newcomer().phone })).state?.code).toBe("captcha_needed");
  const solved = { phone: (await makeCustomer()).phone, captcha: await ownPuzzle({}) };
  expect((await sendAsNew(solved)).notice).toBe("otp-sent");
});

it("counts only texts that are sent, not those to a number without an account", async () => {
  const known = await makeCustomer();
  await useUp("otpSendShop", "all", limit - 1);
  for (let count = 0; count < 3; count += 1) {
    expect((await sendAsNew({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  }
  expect((await sendAsNew({ phone: known.phone })).notice).toBe("otp-sent");
  expect((await sendAsNew({ phone: new Newcomer().phone })).state?.code).toBe("captcha_needed");
});

// Strangers can fill the counters of the whole shop: then guests solve a puzzle, and people who are signed in notice nothing.

const uploads = "/api/designs/assets";

describe("when guests have stored as many files as they may without a puzzle", () => {
  beforeEach(async () => {
    await clearAttempts("uploadShop", "all");
    await useUp("uploadShop", "all", limits.uploadShop.limit);
  });

  it("asks a guest for a puzzle and stores the file with it", async () => {
    const guest = new Visitor();
    const picture = await plainPicture();
    const refused = await sendFile(guest, uploadPath, picture);
    expect([refused.status, await refused.json()]).toEqual([
      428,
      expect.objectContaining({ code: "captcha_needed" }),
    ]);
    const answer = await sendFile(guest, uploadPath, picture, { "x-captcha": await ownPuzzle({}) });
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    const cut = (captcha?: string) =>
      guest.post(`${uploads}/without-background`, { assetId: id, tolerance: 10, captcha });
    expect((await cut()).status).toBe(428);
    expect((await cut(await ownPuzzle({}))).status).not.toBe(428);
  });

  it("asks no one who is signed in", async () => {
    const asha = await new Visitor().signIn(await makeCustomer());
    expect((await sendFile(asha, uploadPath, await plainPicture("#123"))).status).toBe(200);
  });
});

it("counts the files of guests that were stored, not what was refused", async () => {
  await clearAttempts("uploadShop", "all");
  await useUp("uploadShop", "all", limits.uploadShop.limit - 1);
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await sendFile(new Visitor(), uploadPath, new Uint8Array([1, 2, 3]))).status).toBe(422);
  }
  expect((await sendFile(new Visitor(), uploadPath, await plainPicture("#456"))).status).toBe(200);
  expect((await sendFile(new Visitor(), uploadPath, await plainPicture("#457"))).status).toBe(428);
});

it("keeps the baskets of guests with a puzzle, and of customers as before, when the shop's counter is full", async () => {
  const { id } = await makeProduct(owner);
  const basketOf = (captcha?: string) => ({
    basketKey: randomUUID(),
    email: `${randomUUID()}@example.com`,
    lines: [{ id, size: "S", color: "black", quantity: 1 }],
    captcha,
  });
  await useUp("basketReminderShop", "all", limits.basketReminderShop.limit);
  const guest = new Visitor();
  expect(await guest.act(saveBasketAction, basketOf())).toMatchObject({ ok: false, code: "captcha_needed" });
  expect(await guest.act(saveBasketAction, basketOf(await ownPuzzle({})))).toMatchObject({ ok: true });
  const asha = await new Visitor().signIn(await makeCustomer());
  expect(await asha.act(saveBasketAction, basketOf())).toMatchObject({ ok: true });
});

it("keeps a customer's own restock requests apart from those that strangers make for the address", async () => {
  const customer = await makeCustomer();
  const { variantId } = await makeSingle(owner, 0);
  await useUp("restockMailbox", customer.email, limits.restockMailbox.limit);
  await useUp("restockShop", "all", limits.restockShop.limit);
  const ask = { variantId, email: customer.email };
  expect(await new Visitor().act(requestRestockAction, ask)).toMatchObject({ code: "captcha_needed" });
  const own = await new Visitor().signIn(customer);
  expect(await own.act(requestRestockAction, ask)).toMatchObject({ ok: true });
});
