import { answer } from "@/server/http/answer";
import { readBody } from "@/server/http/read-body";
import { maxWebhookBytes, receiveWebhook } from "@/server/payments/receive-webhook";
import { showChanges } from "@/server/storefront/show-changes";

/** 2xx says that it is written down; anything else makes the gateway send it again. */
export function POST(request: Request): Promise<Response> {
  return answer("webhook: razorpay", async () => {
    const result = await receiveWebhook({
      rawBody: await readBody(request, maxWebhookBytes),
      signature: request.headers.get("x-razorpay-signature"),
      eventId: request.headers.get("x-razorpay-event-id"),
    });
    await showChanges();
    return { result };
  });
}
