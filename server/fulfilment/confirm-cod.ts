import "server-only";
import { createHmac, randomInt } from "node:crypto";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { type Attempt, fromHere, takeAttempts, waitMessage } from "@/server/limits/take-attempts";
import {
  checkCodCodeRow,
  checkPhoneCodeRow,
  moveRefusalOf,
  sendCodCodeRow,
  sendPhoneCodeRow,
} from "./repository";

function hashOf(order: Order, code: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET).update(`cod ${order.id} ${code}`).digest("base64url");
}

/** The budgets of the codes for signing in: who sends SMS at our cost sends no more by ordering. */
async function sendsOf(phone: string): Promise<Attempt[]> {
  return [
    ["otpSendMinute", phone],
    await fromHere("otpSendVisitor"),
    ["otpSendDay", phone],
    ["otpSendShop", "all"],
  ];
}

type SendRow = (id: string, code: string, codeHash: string) => Promise<void>;

async function send(order: Order, sendRow: SendRow): Promise<void> {
  await takeAttempts(await sendsOf(order.phone), { message: waitMessage });
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  try {
    await sendRow(order.id, code, hashOf(order, code));
  } catch (error) {
    const refusal = moveRefusalOf(error);
    if (refusal === "too_many") throw new AppError("rate_limited", waitMessage);
    if (refusal === "bad_transition") throw new AppError("conflict", "This order needs no code any more.");
    throw error;
  }
}

/** Sends six digits to the phone of a cash-on-delivery order that waits for its confirmation. */
export function sendCodCode(order: Order): Promise<void> {
  return send(order, sendCodCodeRow);
}

/** Sends six digits to the phone of an order, for what its link alone does not allow. */
export function sendPhoneCode(order: Order): Promise<void> {
  return send(order, sendPhoneCodeRow);
}

function refuseCode(outcome: "wrong" | "expired"): never {
  const message =
    outcome === "wrong"
      ? "Please check the code and try again."
      : "This code has expired. Please request a new one.";
  throw new AppError("invalid_input", message, { code: message });
}

const refusals = {
  open: "Other cash-on-delivery orders to this number are on their way by now. Please pay this one online, or order again when one has arrived.",
  coupon:
    "The coupon of this order was used on another order meanwhile. Please cancel this one and order again without it.",
};

/** A right code confirms the order. Wrong and old ones say so at the field. */
export async function checkCodCode(order: Order, code: string): Promise<void> {
  const outcome = await checkCodCodeRow(order.id, hashOf(order, code));
  if (outcome === "confirmed") return;
  if (outcome === "open" || outcome === "coupon") throw new AppError("conflict", refusals[outcome]);
  refuseCode(outcome);
}

/** Whoever types the right code has the order's phone in hand. */
export async function checkPhoneCode(order: Order, code: string): Promise<void> {
  const outcome = await checkPhoneCodeRow(order.id, hashOf(order, code));
  if (outcome !== "right") refuseCode(outcome);
}
