import { after } from "next/server";
import { now } from "@/server/clock";
import { answer } from "@/server/http/answer";
import { readBody } from "@/server/http/read-body";
import { revalidateChanges } from "@/server/storefront/revalidate-changes";
import { makeOrders } from "@/server/subscriptions/make-orders";
import { maxWebhookBytes, receiveWebhook } from "@/server/webhooks/receive-webhook";

/** 2xx means that the event is stored; after any other status the gateway sends it again. */
export function POST(request: Request): Promise<Response> {
  return answer("webhook: razorpay", async () => {
    const result = await receiveWebhook({
      rawBody: await readBody(request, maxWebhookBytes),
      signature: request.headers.get("x-razorpay-signature"),
      eventId: request.headers.get("x-razorpay-event-id"),
    });
    await revalidateChanges();
    if (result === "charged") after(() => makeOrdersNow());
    return { result };
  });
}

/** Creates a charge's order after the gateway has its response. */
async function makeOrdersNow(): Promise<void> {
  await makeOrders(5, now());
  await revalidateChanges();
}
