import type { Control } from "./control";
import {
  type Notes,
  newId,
  type RazorpayDispute,
  type RazorpayPayment,
  type RazorpayRefund,
} from "./entities";
import type { RazorpayStore } from "./store";
import type { DisputeEvent } from "./webhook-payload";
import type { Webhooks } from "./webhooks";

const DAY_S = 86_400;

type Parts = { store: RazorpayStore; control: Control; webhooks: Webhooks };

/** Money leaving the shop: pending refunds, and disputes. */
export class Refunds {
  constructor(private readonly parts: Parts) {}

  /** null: the shop's balance is too low. */
  make(
    payment: RazorpayPayment,
    input: { amount: number; receipt: string | null; notes: Notes },
  ): RazorpayRefund | null {
    const { store, control, webhooks } = this.parts;
    const { refunds, refundDelayMs } = control.of(store.subjectOf(payment.order_id));
    if (refunds === "no_balance") return null;
    const refund: RazorpayRefund = {
      id: newId("rfnd"),
      entity: "refund",
      amount: input.amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: input.notes,
      receipt: input.receipt,
      acquirer_data: { arn: null },
      created_at: store.now(payment.order_id),
      batch_id: null,
      status: "pending",
      speed_processed: "normal",
      speed_requested: "normal",
    };
    this.book(payment, input.amount);
    store.state.refunds.push(refund);
    webhooks.send(payment.order_id, [{ event: "refund.created", facts: { payment, refund } }]);
    if (refunds === "process" && refundDelayMs === 0) this.end(refund, "processed");
    else if (refunds === "process") setTimeout(() => this.end(refund, "processed"), refundDelayMs).unref();
    return refund;
  }

  /** Does nothing to a refund that has ended. */
  end(refund: RazorpayRefund, outcome: "processed" | "failed"): void {
    const { store, webhooks } = this.parts;
    const payment = store.payment(refund.payment_id);
    if (!payment || refund.status !== "pending") return;
    refund.status = outcome;
    if (outcome === "failed") this.book(payment, -refund.amount);
    store.save();
    webhooks.send(payment.order_id, [{ event: `refund.${outcome}`, facts: { payment, refund } }]);
  }

  /** A new dispute starts with `created`; an existing one of the payment continues with the other events. */
  dispute(payment: RazorpayPayment, step: DisputeEvent): RazorpayDispute {
    const { store, webhooks } = this.parts;
    const dispute =
      store.state.disputes.find(({ payment_id }) => payment_id === payment.id) ??
      open(payment, store.now(payment.order_id));
    if (!store.state.disputes.includes(dispute)) store.state.disputes.push(dispute);
    dispute.status = statusAfter[step];
    if (dispute.status === "lost") dispute.amount_deducted = dispute.amount;
    store.save();
    webhooks.send(payment.order_id, [{ event: step, facts: { payment, dispute } }]);
    return dispute;
  }

  private book(payment: RazorpayPayment, amount: number): void {
    payment.amount_refunded += amount;
    const isAll = payment.amount_refunded >= payment.amount;
    payment.refund_status = isAll ? "full" : payment.amount_refunded > 0 ? "partial" : null;
    payment.status = isAll ? "refunded" : "captured";
    this.parts.store.save();
  }
}

const statusAfter: Record<DisputeEvent, RazorpayDispute["status"]> = {
  "payment.dispute.created": "open",
  "payment.dispute.under_review": "under_review",
  "payment.dispute.action_required": "open",
  "payment.dispute.won": "won",
  "payment.dispute.lost": "lost",
  "payment.dispute.closed": "closed",
};

function open(payment: RazorpayPayment, now: number): RazorpayDispute {
  return {
    id: newId("disp"),
    entity: "dispute",
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: "goods_or_services_not_received_or_partially_received",
    respond_by: now + 7 * DAY_S,
    status: "open",
    phase: "chargeback",
    created_at: now,
  };
}
