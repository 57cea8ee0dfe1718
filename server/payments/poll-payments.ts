import "server-only";
import { GatewayError } from "@/server/integrations/razorpay";
import { log } from "@/server/log";
import { listOrdersToPoll } from "@/server/orders/repository";
import { syncPayments } from "./sync-payments";

const minute = 60_000;
/** The browser and the webhook have had their chance by then. */
const patienceMs = 2 * minute;
/** How long after its last change an order that was given up is still asked for. */
const lookBackMs = 90 * minute;
const perRun = 25;
const atMost = 1000;

/** Finds payments whose browser and webhook never came. */
export async function pollPayments(now: Date): Promise<{ polled: number; confirmed: number }> {
  const waiting = await listOrdersToPoll(
    {
      placedBefore: new Date(now.getTime() - patienceMs),
      changedAfter: new Date(now.getTime() - lookBackMs),
    },
    atMost,
  );
  const orders = takeTurn(waiting, now);
  let confirmed = 0;
  for (const order of orders) {
    try {
      if (await syncPayments(order)) confirmed += 1;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // Nothing else will be answered either: the next run goes on.
      log.warn({ orderId: order.orderId, status: error.status }, "payments: the gateway can't be polled");
      break;
    }
  }
  return { polled: orders.length, confirmed };
}

/** Another part of the waiting ones each minute, so that orders that stay unpaid don't keep the others from being asked. */
function takeTurn<T>(waiting: readonly T[], now: Date): T[] {
  const turns = Math.ceil(waiting.length / perRun);
  const start = turns === 0 ? 0 : (Math.floor(now.getTime() / minute) % turns) * perRun;
  return waiting.slice(start, start + perRun);
}
