import "server-only";
import { env } from "@/server/env";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { type Delivery, readWebhook, type WebhookMessage } from "./read-webhook";
import { recordDispute, recordRefund } from "./record-money-back";
import { recordPayment } from "./record-payment";
import { keepEvent } from "./repository";

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
    case "other":
      log.warn(message.fact, `webhook: ${message.why}`);
      await keepEvent(message.fact);
      return "ignored";
  }
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
