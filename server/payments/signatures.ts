import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";

/** A constant-time comparison of a hex HMAC-SHA256; anything that is no such thing is simply wrong. */
function isHmacOf(content: string | Buffer, secret: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(content).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What the browser brings back after paying. `gatewayOrderId` is the one that we stored, never one that was sent. */
export function isPaymentSignature(
  { gatewayOrderId, paymentId, signature }: { gatewayOrderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  return isHmacOf(`${gatewayOrderId}|${paymentId}`, keySecret, signature);
}

/** By any of the secrets: while one replaces another, both are in use. An empty one is none, and signs nothing. */
export function isWebhookSignature(
  rawBody: Buffer,
  signature: string,
  secrets: readonly (string | undefined)[],
): boolean {
  return secrets.some((secret) => secret && isHmacOf(rawBody, secret, signature));
}
