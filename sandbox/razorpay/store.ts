import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { disputeSchema, orderSchema, paymentSchema, refundSchema } from "./entities";

const deliverySchema = z.object({
  id: z.string(),
  event: z.string(),
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
});

export type Delivery = z.infer<typeof deliverySchema>;
export type RazorpayState = z.infer<typeof stateSchema>;

const KEPT_DELIVERIES = 1_000;

/** Everything in memory, written to one file after each change, so that a restart forgets no payment. */
export class RazorpayStore {
  readonly state: RazorpayState;
  private isWriteDue = false;

  constructor(private readonly file: string) {
    this.state = existsSync(file)
      ? stateSchema.parse(JSON.parse(readFileSync(file, "utf8")))
      : { orders: [], payments: [], refunds: [], disputes: [], refundKeys: {}, deliveries: [] };
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

  /** Many changes of one moment become one write. */
  save(): void {
    if (this.isWriteDue) return;
    this.isWriteDue = true;
    setImmediate(() => this.flush());
  }

  flush(): void {
    if (!this.isWriteDue) return;
    this.isWriteDue = false;
    const { deliveries } = this.state;
    if (deliveries.length > 2 * KEPT_DELIVERIES) deliveries.splice(0, deliveries.length - KEPT_DELIVERIES);
    writeFileSync(`${this.file}.new`, JSON.stringify(this.state));
    renameSync(`${this.file}.new`, this.file);
  }
}
