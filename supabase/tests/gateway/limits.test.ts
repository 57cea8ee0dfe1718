import { randomInt, randomUUID } from "node:crypto";
import type { LimitName } from "@/lib/limits/limits";
import { limits } from "@/lib/limits/limits";
import { hadCode } from "@/lib/orders/order";
import { owner } from "../support/backend/database";
import { openLine } from "../support/backend/razorpay";
import { newPhone, newVisitor, unproven } from "../support/orders/unproven";
import { makeSingle, placeOrder } from "../support/shop";

const mockIp = `10.9.${randomInt(256)}.${randomInt(1, 255)}`;

jest.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": mockIp }),
  cookies: async () => new Map(),
}));

let line: Awaited<ReturnType<typeof openLine>>;

beforeAll(async () => {
  line = await openLine();
  Object.assign(process.env, { TRUSTED_PROXIES: "1" });
});
afterAll(() => line.close());

async function fill(name: LimitName, subject: string): Promise<void> {
  const { spendAttempts } = await import("@/server/limits/spend-attempts");
  for (let count = 0; count < limits[name].limit; count++) await spendAttempts([[name, subject]]);
}

async function cashOrder(phone: string) {
  const { requireOrder } = await import("@/server/orders/repository");
  const { variantId } = await makeSingle(owner);
  const { id } = await placeOrder(owner, unproven(variantId, newVisitor(), { phone }));
  return { order: await requireOrder(id), reload: () => requireOrder(id) };
}

it("refuses no order because strangers used its phone and its mailbox: it requires a captcha", async () => {
  const { enforceLimit } = await import("@/server/limits/enforce-limit");
  const { typedLimits } = await import("@/server/checkout/place-limits");
  const hers = { phone: newPhone(), email: `${randomUUID()}@kapas.test` };
  const press = () => enforceLimit(() => typedLimits(hers, null), { viewer: null });
  await fill("placePhone", hers.phone);
  await expect(press()).rejects.toMatchObject({ code: "captcha_needed" });
  await expect(press()).rejects.toMatchObject({ code: "captcha_needed" });
});

it("requires a captcha even when many requests fill it at once", async () => {
  const { spendAttempts } = await import("@/server/limits/spend-attempts");
  const phone = newPhone();
  const press = () => spendAttempts([["placePhone", phone]]).catch(({ code }) => String(code));
  const answers = await Promise.all(Array.from({ length: limits.placePhone.limit + 5 }, press));
  expect(answers.filter((code) => code === "captcha_needed")).toHaveLength(5);
  await expect(spendAttempts([["placePhone", phone]], { isPuzzled: true })).resolves.toBeUndefined();
});

it("sends the code of a COD order, however often strangers tried to log in with its phone", async () => {
  const { sendFirstCode } = await import("@/server/fulfilment/confirm-cod");
  const phone = newPhone();
  const { order, reload } = await cashOrder(phone);
  expect(hadCode(order)).toBe(false);
  for (const name of ["otpSendDay", "otpSendMinute"] as const) await fill(name, phone);
  await fill("otpSendVisitor", mockIp);
  await sendFirstCode(order);
  expect(hadCode(await reload())).toBe(true);
});

it("records that an order's code was not sent, after five codes a day to its phone", async () => {
  const { sendFirstCode } = await import("@/server/fulfilment/confirm-cod");
  const phone = newPhone();
  const { order, reload } = await cashOrder(phone);
  await fill("orderCodeDay", phone);
  await expect(sendFirstCode(order)).rejects.toMatchObject({ code: "rate_limited" });
  expect(hadCode(await reload())).toBe(false);
});

describe("one mailbox in any spelling", () => {
  const mailbox = `asharao${randomUUID().slice(0, 8)}`;
  const spellings = [`${mailbox}+x@gmail.com`, `${mailbox.replace("rao", ".Rao")}@GoogleMail.com`];
  const client = async () => {
    const { sessionClient } = await import("@/server/supabase/viewer-client");
    return sessionClient({ getAll: () => [], set: () => undefined });
  };

  it("gets at most five emails a day to confirm registrations", async () => {
    const { registerCustomer } = await import("@/server/auth/register-customer");
    await fill("registerMailbox", `${mailbox}@gmail.com`);
    for (const email of spellings) {
      const input = {
        email,
        firstName: "Leela",
        lastName: "Das",
        password: "cotton",
        confirmPassword: "cotton",
      };
      await expect(
        registerCustomer(await client(), input, { captcha: undefined, next: undefined }),
      ).rejects.toMatchObject({
        code: "rate_limited",
        message: expect.stringContaining("Open our latest email"),
      });
    }
  });

  it("gets at most five emails an hour for a new password", async () => {
    const { requestPasswordReset } = await import("@/server/auth/request-password-reset");
    await fill("resetAccount", `${mailbox}@gmail.com`);
    for (const email of spellings) {
      await expect(requestPasswordReset(await client(), email, undefined)).rejects.toMatchObject({
        code: "rate_limited",
      });
    }
  });
});
