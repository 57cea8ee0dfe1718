import "server-only";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { recordPayment } from "@/server/payments/record-payment";
import { recordDispute, recordRefund } from "@/server/payments/record-refund";
import { recordIgnoredEvent } from "@/server/payments/repository";
import {
  applyCharge,
  applyGatewayUpdate,
  recordMandatePayment,
} from "@/server/subscriptions/gateway-repository";
import { type Delivery, readWebhook, type WebhookMessage } from "./read-webhook";

export const maxWebhookBytes = 256 * 1024;
/** The gateway waits 5 seconds and then retries. We answer 503 before that. */
const answerMs = 4500;

/** Returns the outcome. Throws when the signature is invalid and when the database is unavailable. */
export async function receiveWebhook(delivery: Delivery): Promise<string> {
  const { RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_SECRET_OLD } = env();
  const message = readWebhook(delivery, [RAZORPAY_WEBHOOK_SECRET, RAZORPAY_WEBHOOK_SECRET_OLD]);
  return withinTime(record(message));
}

async function record(message: WebhookMessage): Promise<string> {
  switch (message.about) {
    case "payment":
      return recordPayment(message.fact);
    case "refund":
      return recordRefund(message.fact);
    case "dispute":
      return recordDispute(message.fact);
    case "mandate":
      return recordMandatePayment(message.fact, message.paymentId, message.gatewayOrderId);
    case "subscription":
      return logResult(
        message.fact.eventId,
        message.update.gatewaySubscriptionId,
        await applyGatewayUpdate(message.fact, message.update),
      );
    case "charge":
      return logResult(
        message.fact.eventId,
        message.charge.gatewaySubscriptionId,
        await applyCharge(message.fact, message.charge),
      );
    case "other":
      log.warn(message.fact, `webhook: ${message.why}`);
      await recordIgnoredEvent(message.fact);
      return "ignored";
  }
}

const wanted = ["recorded", "charged", "already_known"];

/** Cases that need attention are logged by ids. */
function logResult(eventId: string, gatewaySubscriptionId: string, result: string): string {
  const ids = { eventId, gatewaySubscriptionId, result };
  if (wanted.includes(result)) log.info(ids, "subscription: applied");
  else log.warn(ids, "subscription: needs a look");
  return result;
}

/** Late work may still be written; the retry is then a replay, which changes nothing. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("unavailable")), answerMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
