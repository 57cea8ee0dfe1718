import "server-only";
import { asPaise } from "@/lib/money";
import { getGatewayPayment } from "@/server/integrations/razorpay";
import { getGatewaySubscription, listGatewayInvoices } from "@/server/integrations/razorpay-subscriptions";
import { GatewayError } from "@/server/integrations/razorpay-transport";
import { log } from "@/server/log";
import { applyCharge, applyGatewayUpdate, type ClaimedSync, claimSyncs } from "./gateway-repository";
import { isoOf, thisSecond, toGatewayUpdate } from "./to-gateway-update";

/** Reads one subscription's state from the gateway, in case an event is late or lost; after a payment in its window, with the payment's id. */
export async function syncSubscription(id: string, mandatePaymentId: string): Promise<void> {
  for (const claimed of await claimSyncs(1, id)) await sync(claimed, mandatePaymentId);
}

/** The same for all that are due. */
export async function syncSubscriptions(limit: number): Promise<void> {
  for (const claimed of await claimSyncs(limit)) {
    try {
      await sync(claimed);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const { gatewaySubscriptionId } = claimed;
      log.warn({ gatewaySubscriptionId, status: error.status }, "subscriptions: the gateway can't be asked");
      return;
    }
  }
}

async function sync(
  { gatewaySubscriptionId, charged }: ClaimedSync,
  mandatePaymentId?: string,
): Promise<void> {
  const askedAt = thisSecond();
  const current = await getGatewaySubscription(gatewaySubscriptionId);
  const invoices = current.paid_count > 0 ? await listGatewayInvoices(gatewaySubscriptionId) : [];
  for (const { id, status, payment_id: paymentId, amount_paid } of invoices) {
    if (status !== "paid" || paymentId === null || charged.has(paymentId)) continue;
    // Some banks pay an invoice days later; the payment's time is used, as in the webhook.
    const payment = await getGatewayPayment(paymentId);
    await applyCharge(null, {
      gatewaySubscriptionId,
      paymentId,
      gatewayOrderId: payment.order_id,
      invoiceId: id,
      amountPaise: asPaise(amount_paid),
      currency: payment.currency,
      method: payment.method ?? null,
      paidAt: isoOf(payment.created_at),
      update: null,
    });
  }
  const update = toGatewayUpdate(current, askedAt);
  if (update) await applyGatewayUpdate(null, { ...update, ...(mandatePaymentId && { mandatePaymentId }) });
}
