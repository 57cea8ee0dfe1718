import { createHmac, timingSafeEqual } from "node:crypto";

function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** The signature that the browser returns to the shop as proof of its payment. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return hmac(`${orderId}|${paymentId}`, keySecret);
}

/** The same for a subscription, with the two ids in reverse order. */
export function signSubscriptionPayment(
  paymentId: string,
  subscriptionId: string,
  keySecret: string,
): string {
  return hmac(`${paymentId}|${subscriptionId}`, keySecret);
}

export function signWebhook(rawBody: string, webhookSecret: string): string {
  return hmac(rawBody, webhookSecret);
}

export function isSame(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
