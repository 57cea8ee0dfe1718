import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { reusedCouponMessage } from "@/lib/coupons/explain";
import { limits } from "@/lib/limits/limits";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";
import { AppError, moveRefusalOf } from "@/server/errors";
import { type Attempt, isFull, spendAttempts, visitorAttempt } from "@/server/limits/spend-attempts";
import { checkCodCodeRow, checkPhoneCodeRow, sendCodCodeRow, sendPhoneCodeRow } from "./repository";

function hashOf(order: Order, code: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET)
    .update(`cod ${order.orderId} ${code}`)
    .digest("base64url");
}

/** Separate from the sign-in limits, which also count codes that were not sent. The shop's counter of texts is shared. */
async function budgetsOf(phone: string): Promise<Attempt[]> {
  return [await visitorAttempt("orderCodeVisitor"), ["orderCodeDay", phone], ["otpSendShop", "all"]];
}

const minuteOf = (phone: string): Attempt => ["orderCodeMinute", phone];

const tooSoonMessage = "Please wait a minute before you request another code. We send up to five.";
const noMoreMessage = "No more codes can be sent to this phone today. Please pay online, or write to us.";

type SendRow = (orderId: string, code: string, codeHash: string) => Promise<void>;

async function send(order: Order, sendRow: SendRow): Promise<void> {
  // The captcha was required when the order was placed.
  await spendAttempts(await budgetsOf(order.phone), { message: noMoreMessage, isPuzzled: true });
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  try {
    await sendRow(order.orderId, code, hashOf(order, code));
  } catch (error) {
    const refusal = moveRefusalOf(error);
    if (refusal === "too_many") throw new AppError("rate_limited", tooSoonMessage);
    if (refusal === "bad_transition") throw new AppError("conflict", "This order no longer needs a code.");
    throw error;
  }
}

/**
 * Sends six digits to the phone of a new COD order. A phone that just got a code gets this one a minute later, unless
 * the order was sent again: then the first press, which may still be sending, has counted this code.
 */
export async function sendFirstCode(order: Order, { isRepeated = false } = {}): Promise<void> {
  const minute = minuteOf(order.phone);
  const isSoon = await isFull([minute]);
  if (!isSoon) await spendAttempts([minute]);
  const afterSeconds = isSoon && !isRepeated ? limits.orderCodeMinute.seconds : 0;
  await send(order, (orderId, code, hash) => sendCodCodeRow(orderId, code, hash, afterSeconds));
}

/** Sends a new six-digit code to the phone of a COD order that waits for confirmation. */
export async function sendCodCode(order: Order): Promise<void> {
  await spendAttempts([minuteOf(order.phone)], { message: tooSoonMessage });
  await send(order, sendCodCodeRow);
}

/** Sends a six-digit code to the phone of an order, for actions that its link alone does not allow. */
export async function sendPhoneCode(order: Order): Promise<void> {
  await spendAttempts([minuteOf(order.phone)], { message: tooSoonMessage });
  await send(order, sendPhoneCodeRow);
}

const codeProblems = {
  wrong: "Please check the code and try again.",
  expired: "This code has expired. Please request a new one.",
  spent: "This code can't be used any more. Please request a new one.",
};

function refuseCode(outcome: keyof typeof codeProblems): never {
  const message = codeProblems[outcome];
  throw new AppError("invalid_input", message, { code: message });
}

const refusals = {
  open: "Other cash-on-delivery orders to this number are already on their way. Please pay this one online, or order again when one has arrived.",
  coupon: reusedCouponMessage,
};

/** A correct code confirms the order. A wrong or expired one is reported at its field. */
export async function checkCodCode(order: Order, code: string): Promise<void> {
  const outcome = await checkCodCodeRow(order.orderId, hashOf(order, code));
  if (outcome === "confirmed") return;
  if (outcome === "open" || outcome === "coupon") throw new AppError("conflict", refusals[outcome]);
  refuseCode(outcome);
}

/** A correct code proves that the visitor has the order's phone. */
export async function checkPhoneCode(order: Order, code: string): Promise<void> {
  const outcome = await checkPhoneCodeRow(order.orderId, hashOf(order, code));
  if (outcome !== "right") refuseCode(outcome);
}
