import "server-only";
import { createHmac, randomInt } from "node:crypto";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { checkCodCodeRow, moveRefusalOf, sendCodCodeRow } from "./repository";

function hashOf(order: Order, code: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET).update(`cod ${order.id} ${code}`).digest("base64url");
}

/** Sends six digits to the phone of a cash-on-delivery order that waits for its confirmation. */
export async function sendCodCode(order: Order): Promise<void> {
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  try {
    await sendCodCodeRow(order.id, code, hashOf(order, code));
  } catch (error) {
    const refusal = moveRefusalOf(error);
    if (refusal === "too_many") throw new AppError("rate_limited", "Please wait before trying again.");
    if (refusal === "bad_transition") throw new AppError("conflict", "This order needs no code any more.");
    throw error;
  }
}

/** A right code confirms the order. Wrong and old ones say so at the field. */
export async function checkCodCode(order: Order, code: string): Promise<void> {
  const outcome = await checkCodCodeRow(order.id, hashOf(order, code));
  if (outcome === "confirmed") return;
  const message =
    outcome === "wrong"
      ? "Please check the code and try again."
      : "This code has expired. Please request a new one.";
  throw new AppError("invalid_input", message, { code: message });
}
