import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Order } from "@/lib/orders/order";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";

export const phoneProofSeconds = 30 * 60;

type Proven = Pick<Order, "orderId" | "phone">;
type Person = { phone: string | null; isPhoneProven: boolean } | null;

function macOf({ orderId, phone }: Proven, ends: string): string {
  return createHmac("sha256", env().ORDER_TOKEN_SECRET)
    .update(`phone ${orderId} ${phone} ${ends}`)
    .digest("base64url");
}

/** Proof that a code to the order's phone was just confirmed. */
export function signPhoneProof(order: Proven, now: Date): string {
  const ends = (Math.floor(now.getTime() / 1000) + phoneProofSeconds).toString(36);
  return `${ends}.${macOf(order, ends)}`;
}

/** Whether a visitor has the order's phone: by a code sent to it, or by a login with it. */
export function hasOrderPhone(order: Proven, person: Person, proof: string, now: Date): boolean {
  if (person?.isPhoneProven && person.phone === order.phone) return true;
  const [ends = "", mac = ""] = proof.split(".");
  if (!/^[0-9a-z]{1,9}$/.test(ends) || Number.parseInt(ends, 36) * 1000 <= now.getTime()) return false;
  const [expected, given] = [Buffer.from(macOf(order, ends)), Buffer.from(mac)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const message = "First, enter the code we sent to this order's phone.";

/** Links can be shared, so only a person with the order's phone may set the refund account. */
export function requireOrderPhone(order: Proven, person: Person, proof: string, now: Date): void {
  if (!hasOrderPhone(order, person, proof, now))
    throw new AppError("invalid_input", message, { phoneCode: message });
}
