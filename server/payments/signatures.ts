import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Compares a hex HMAC-SHA256 in constant time; malformed text is simply wrong. */
function isHmacOf(content: string | Buffer, secret: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(content).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : "", "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Checks the signature that the browser brings after a payment. `gatewayOrderId` is the stored one, never one from the request. */
export function isPaymentSignature(
  { gatewayOrderId, paymentId, signature }: { gatewayOrderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  return isHmacOf(`${gatewayOrderId}|${paymentId}`, keySecret, signature);
}

/**
 * Checks the signature that the browser brings after a consent to a subscription. The two ids are in the
 * reverse order of an order's. `gatewaySubscriptionId` is the stored one, never one from the request.
 */
export function isSubscriptionSignature(
  consent: { gatewaySubscriptionId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  const { gatewaySubscriptionId, paymentId, signature } = consent;
  return isHmacOf(`${paymentId}|${gatewaySubscriptionId}`, keySecret, signature);
}

/** Accepts any of the secrets: during a rotation both are in use. An empty secret never matches. */
export function isWebhookSignature(
  rawBody: Buffer,
  signature: string,
  secrets: readonly (string | undefined)[],
): boolean {
  return secrets.some((secret) => secret && isHmacOf(rawBody, secret, signature));
}
