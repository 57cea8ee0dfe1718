import "server-only";
import { env } from "@/server/env";
import { log } from "@/server/log";
import { type Delivery, readWebhook } from "./read-webhook";
import { recordPayment } from "./record-payment";

export const maxWebhookBytes = 256 * 1024;

/** Returns what came of it. Throws on what is not from the gateway, and when the database can't take it now. */
export async function receiveWebhook(delivery: Delivery): Promise<string> {
  const message = readWebhook(delivery, env().RAZORPAY_WEBHOOK_SECRET);
  if ("fact" in message) return recordPayment(message.fact);
  log.warn({ eventId: delivery.eventId, type: message.type }, `webhook: ${message.ignored}`);
  return "ignored";
}
