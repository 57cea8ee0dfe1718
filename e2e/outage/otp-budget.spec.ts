import { expect, test } from "@playwright/test";
import { limits } from "../../lib/limits/limits";
import { forgetAttempts, useUp } from "../support/attempts";
import { makeCustomer } from "../support/customer";
import { Newcomer } from "../support/newcomer";
import { PlainBrowser } from "../support/plain-browser";
import { solvedPuzzle } from "../support/puzzle";

// The budget is everybody's, so nobody else may be at work.
test.afterEach(() => forgetAttempts("otpSendShop", "all"));

test("the shop's own budget of codes: puzzles for all from its half, an end when it is spent", async () => {
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

test("numbers without an account use up nothing of it; an SMS that goes out does", async () => {
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
