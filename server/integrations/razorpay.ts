import "server-only";
import { z } from "zod";
import { gateway, get, listOf, post, postWithHeaders } from "./razorpay-transport";

const orderSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.string(),
});
const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  method: z.string().nullish(),
  created_at: z.int(),
});

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  receipt: z.string().nullish(),
  status: z.string(),
});
export type GatewayRefund = z.infer<typeof refundSchema>;
export type GatewayOrder = z.infer<typeof orderSchema>;
export type GatewayPayment = z.infer<typeof paymentSchema>;

export async function createGatewayOrder(order: {
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
}): Promise<GatewayOrder> {
  return post("create order", () => gateway().orders.create(order), orderSchema);
}

/** One that can still be paid. */
export async function findGatewayOrder(receipt: string, amountPaise: number): Promise<GatewayOrder | null> {
  const { items } = await get("find order", () => gateway().orders.all({ receipt }), listOf(orderSchema));
  const isWanted = (order: GatewayOrder) =>
    order.receipt === receipt && order.amount === amountPaise && order.status !== "paid";
  return items.find(isWanted) ?? null;
}

export async function listGatewayPayments(gatewayOrderId: string): Promise<GatewayPayment[]> {
  const id = encodeURIComponent(gatewayOrderId);
  return (await get("list payments", () => gateway().orders.fetchPayments(id), listOf(paymentSchema))).items;
}

export async function getGatewayPayment(paymentId: string): Promise<GatewayPayment> {
  const id = encodeURIComponent(paymentId);
  return get("get payment", () => gateway().payments.fetch(id), paymentSchema);
}

/** Sent once per call. A captured payment is refused with 400. */
export async function captureGatewayPayment(payment: {
  paymentId: string;
  amount: number;
  currency: string;
}): Promise<GatewayPayment> {
  const { paymentId, amount, currency } = payment;
  const id = encodeURIComponent(paymentId);
  return post("capture", () => gateway().payments.capture(id, amount, currency), paymentSchema);
}

/**
 * Sent once per call. The same key and contents never refund twice, so the caller may always retry. 409: another call with
 * this key is in progress.
 */
export async function createGatewayRefund(refund: {
  paymentId: string;
  key: string;
  amount: number;
  notes: Record<string, string>;
}): Promise<GatewayRefund> {
  const { paymentId, key, amount, notes } = refund;
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
  const body = { amount, speed: "normal", receipt: key, notes };
  const headers = { "x-refund-idempotency": key };
  return post("refund", () => postWithHeaders(path, body, headers), refundSchema);
}

export async function listGatewayRefunds(paymentId: string): Promise<GatewayRefund[]> {
  const id = encodeURIComponent(paymentId);
  const call = () => gateway().payments.fetchMultipleRefund(id, { count: 100 });
  return (await get("list refunds", call, listOf(refundSchema))).items;
}
