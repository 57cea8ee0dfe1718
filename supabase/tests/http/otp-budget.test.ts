import { limits } from "@/lib/limits/limits";
import { sendOtpAction } from "@/server/auth/actions";
import { Newcomer } from "../../../e2e/support/newcomer";
import { clearAttempts, useUp } from "../support/http/attempts";
import { ownPuzzle } from "../support/http/puzzle";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

const { limit } = limits.otpSendShop;

const send = (fields: { phone: string; captcha?: string }) =>
  new Visitor().submit(sendOtpAction, fields, { page: "/auth" });

beforeEach(() => clearAttempts("otpSendShop", "all"));

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
