import "server-only";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { claimPolls, postponePolls } from "./repository";
import { syncPayments } from "./sync-payments";

const perRun = 25;
const againMs = 60_000;

/** Finds payments that neither browser nor webhook reported, until four days after the order. */
export async function pollPayments(now: Date): Promise<{ polled: number; confirmed: number }> {
  const orders = await claimPolls(perRun);
  let confirmed = 0;
  for (const [index, order] of orders.entries()) {
    try {
      if (await syncPayments(order)) confirmed += 1;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // The other calls would fail too: the next run continues.
      log.warn({ orderId: order.orderId, status: error.status }, "payments: the gateway can't be polled");
      const rest = orders.slice(index).map(({ orderId }) => orderId);
      await postponePolls(rest, new Date(now.getTime() + againMs));
      return { polled: index, confirmed };
    }
  }
  return { polled: orders.length, confirmed };
}
