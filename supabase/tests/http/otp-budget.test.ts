import { limits } from "@/lib/limits/limits";
import { sendOtpAction } from "@/server/auth/actions";
import { Newcomer } from "../../../e2e/support/newcomer";
import { makeCustomer } from "../support/accounts";
import { forgetAttempts, useUp } from "../support/attempts";
import { ownPuzzle } from "../support/puzzle";
import { Visitor } from "../support/visitor";

const { limit } = limits.otpSendShop;

const send = (fields: { phone: string; captcha?: string }) =>
  new Visitor().submit(sendOtpAction, fields, { page: "/auth" });

beforeEach(() => forgetAttempts("otpSendShop", "all"));

it("asks everyone for a puzzle once half of the shop's budget of codes is used, and sends none once it is spent", async () => {
  expect((await send({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  await useUp("otpSendShop", "all", limit / 2);
  expect((await send({ phone: new Newcomer().phone })).state?.code).toBe("captcha_needed");
  const solved = { phone: new Newcomer().phone, captcha: await ownPuzzle({}) };
  expect((await send(solved)).notice).toBe("otp-sent");
  await useUp("otpSendShop", "all", limit / 2);
  const spent = await send({ phone: new Newcomer().phone, captcha: await ownPuzzle({}) });
  expect(spent.state).toMatchObject({ code: "rate_limited", message: "Please wait before trying again." });
});

it("takes from the budget only for a text that is sent, not for a number without an account", async () => {
  const known = await makeCustomer();
  await useUp("otpSendShop", "all", limit - 1);
  const ask = async (phone: string) => send({ phone, captcha: await ownPuzzle({}) });
  for (let count = 0; count < 3; count += 1) {
    expect((await ask(new Newcomer().phone)).notice).toBe("otp-sent");
  }
  expect((await ask(known.phone)).notice).toBe("otp-sent");
  expect((await ask(new Newcomer().phone)).state?.code).toBe("rate_limited");
});
