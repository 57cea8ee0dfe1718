import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { disputeSchema, orderSchema, paymentSchema, refundSchema, unixNow } from "./entities";
import {
  invoiceSchema,
  planSchema,
  subscriptionSchema,
  type Terms,
  termsSchema,
} from "./subscriptions/entities";

const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
  /** Or the subscription that the order belongs to */
  orderId: z.string(),
  body: z.string(),
  state: z.enum(["due", "held", "dropped", "delivered", "given-up"]),
  copies: z.number(),
  attempts: z.number(),
  dueAt: z.number(),
  lastStatus: z.number().nullable(),
});

const stateSchema = z.object({
  orders: z.array(orderSchema),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema).default([]),
  refundKeys: z.record(z.string(), z.object({ body: z.string(), refundId: z.string() })),
  deliveries: z.array(deliverySchema),
  plans: z.array(planSchema).default([]),
  subscriptions: z.array(subscriptionSchema).default([]),
  /** By the subscription's id; the next one by the order's id */
  terms: z.record(z.string(), termsSchema).default({}),
  subscriptionOfOrder: z.record(z.string(), z.string()).default({}),
  invoices: z.array(invoiceSchema).default([]),
});

export type Delivery = z.infer<typeof deliverySchema>;
export type RazorpayState = z.infer<typeof stateSchema>;

const MAX_DELIVERIES = 1_000;

/** Everything in memory, written to one file after each change, so that payments survive a restart. */
export class RazorpayStore {
  readonly state: RazorpayState;
  private isWriteDue = false;
  private isClosed = false;
  /** Moments of subscriptions that are catching up */
  private readonly moments = new Map<string, number>();

  constructor(private readonly file: string) {
    this.state = existsSync(file)
      ? stateSchema.parse(JSON.parse(readFileSync(file, "utf8")))
      : stateSchema.parse({ orders: [], payments: [], refunds: [], refundKeys: {}, deliveries: [] });
  }

  order(id: string) {
    return this.state.orders.find((order) => order.id === id);
  }

  payment(id: string) {
    return this.state.payments.find((payment) => payment.id === id);
  }

  refund(id: string) {
    return this.state.refunds.find((refund) => refund.id === id);
  }

  paymentsOf(orderId: string) {
    return this.state.payments.filter((payment) => payment.order_id === orderId);
  }

  plan(id: string) {
    return this.state.plans.find((plan) => plan.id === id);
  }

  subscription(id: string) {
    return this.state.subscriptions.find((subscription) => subscription.id === id);
  }

  termsOf(subscriptionId: string): Terms {
    const terms = this.state.terms[subscriptionId];
    if (!terms) throw new Error(`no terms of ${subscriptionId}`);
    return terms;
  }

  invoicesOf(subscriptionId: string) {
    return this.state.invoices.filter((invoice) => invoice.subscription_id === subscriptionId);
  }

  /** Tests control by one name: an order, or a subscription with all of its orders. */
  subjectOf(orderId: string): string {
    return this.state.subscriptionOfOrder[orderId] ?? orderId;
  }

  /** Unix seconds. Each subscription has its own time, which its orders share. */
  now(id = ""): number {
    const subject = this.subjectOf(id);
    return this.moments.get(subject) ?? unixNow() + (this.state.terms[subject]?.aheadS ?? 0);
  }

  /** Runs something at another moment in the life of a subscription. */
  at(subscriptionId: string, moment: number, act: () => void): void {
    this.moments.set(subscriptionId, moment);
    try {
      act();
    } finally {
      this.moments.delete(subscriptionId);
    }
  }

  /** All changes of one tick are written together. */
  save(): void {
    if (this.isWriteDue || this.isClosed) return;
    this.isWriteDue = true;
    setImmediate(() => this.flush());
  }

  /** The last write: a delayed refund may still end, but the folder may be deleted. */
  close(): void {
    this.flush();
    this.isClosed = true;
  }

  flush(): void {
    if (!this.isWriteDue) return;
    this.isWriteDue = false;
    const { deliveries } = this.state;
    if (deliveries.length > 2 * MAX_DELIVERIES) deliveries.splice(0, deliveries.length - MAX_DELIVERIES);
    writeFileSync(`${this.file}.new`, JSON.stringify(this.state));
    renameSync(`${this.file}.new`, this.file);
  }
}
