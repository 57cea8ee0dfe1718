import { expect, test } from "@playwright/test";
import { limits } from "../../lib/limits/limits";
import { forgetAttempts, useUp } from "../support/attempts";
import { makeCustomer } from "../support/customer";
import { Newcomer } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { solvedPuzzle } from "../support/puzzle";

// All visitors share this budget, so no other test may run at the same time.
test.afterEach(() => forgetAttempts("otpSendShop", "all"));

test("once half of the shop's budget of codes is used everybody solves a puzzle, and once it is spent no code is sent", async () => {
  const { limit } = limits.otpSendShop;
  const send = await new PlainBrowser().formOn("/auth", "Send OTP");
  await forgetAttempts("otpSendShop", "all");
  expect((await send({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  await useUp("otpSendShop", "all", limit / 2);
  expect((await send({ phone: new Newcomer().phone })).state?.code).toBe("captcha_needed");
  const captcha = await solvedPuzzle();
  expect((await send({ phone: new Newcomer().phone, captcha })).notice).toBe("otp-sent");
  await useUp("otpSendShop", "all", limit / 2);
  const spent = await send({ phone: new Newcomer().phone, captcha: await solvedPuzzle() });
  expect(spent.state).toMatchObject({ code: "rate_limited", message: "Please wait before trying again." });
});

test("only an SMS that is sent uses up the budget, not a request for a number without an account", async () => {
  const known = await makeCustomer();
  await forgetAttempts("otpSendShop", "all");
  await useUp("otpSendShop", "all", limits.otpSendShop.limit - 1);
  const send = await new PlainBrowser().formOn("/auth", "Send OTP");
  const ask = async (phone: string) => send({ phone, captcha: await solvedPuzzle() });
  for (let count = 0; count < 3; count += 1)
    expect((await ask(new Newcomer().phone)).notice).toBe("otp-sent");
  expect((await ask(known.phone)).notice).toBe("otp-sent");
  expect((await ask(new Newcomer().phone)).state?.code).toBe("rate_limited");
});
