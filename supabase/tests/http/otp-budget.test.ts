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

it("asks everyone for a puzzle once the shop has sent many codes, and refuses no one who solves it", async () => {
  expect((await send({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  await useUp("otpSendShop", "all", limit);
  expect((await send({ phone: new Newcomer().phone })).state?.code).toBe("captcha_needed");
  const solved = { phone: (await makeCustomer()).phone, captcha: await ownPuzzle({}) };
  expect((await send(solved)).notice).toBe("otp-sent");
});

it("counts only texts that are sent, not those to a number without an account", async () => {
  const known = await makeCustomer();
  await useUp("otpSendShop", "all", limit - 1);
  for (let count = 0; count < 3; count += 1) {
    expect((await send({ phone: new Newcomer().phone })).notice).toBe("otp-sent");
  }
  expect((await send({ phone: known.phone })).notice).toBe("otp-sent");
  expect((await send({ phone: new Newcomer().phone })).state?.code).toBe("captcha_needed");
});
