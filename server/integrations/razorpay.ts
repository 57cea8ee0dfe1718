import "server-only";
import { z } from "zod";
import { parseRetryAfter, retry } from "@/lib/retry";
import { env } from "@/server/env";

const tryMs = 4000;
/** However often a read is tried: somebody waits eight seconds for all that a press asks. */
const totalMs = 6500;

/** No answer has status null. `reason` is the gateway's own sentence, where it gave one. */
export class GatewayError extends Error {
  readonly status: number | null;
  readonly reason: string | null;

  constructor(
    what: string,
    status: number | null,
    { reason = null, ...options }: ErrorOptions & { reason?: string | null } = {},
  ) {
    super(`razorpay: ${what} ${status === null ? "got no answer" : `answered ${status}`}`, options);
    this.name = "GatewayError";
    this.status = status;
    this.reason = reason;
  }
}

const orderSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
});
const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  method: z.string().nullish(),
});

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  receipt: z.string().nullish(),
  status: z.string(),
});
const errorSchema = z.object({ error: z.object({ description: z.string() }) });

export type GatewayRefund = z.infer<typeof refundSchema>;
export type GatewayOrder = z.infer<typeof orderSchema>;
export type GatewayPayment = z.infer<typeof paymentSchema>;

function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) });
}

export async function createGatewayOrder(order: {
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
}): Promise<GatewayOrder> {
  const deadline = AbortSignal.timeout(tryMs);
  const response = await send("create order", "/v1/orders", deadline, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  return read("create order", response, orderSchema);
}

export async function findGatewayOrderByReceipt(receipt: string): Promise<GatewayOrder | null> {
  const path = `/v1/orders?receipt=${encodeURIComponent(receipt)}`;
  const { items } = await get("find order", path, listOf(orderSchema));
  return items.find((order) => order.receipt === receipt) ?? null;
}

export async function listGatewayPayments(gatewayOrderId: string): Promise<GatewayPayment[]> {
  const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`;
  return (await get("list payments", path, listOf(paymentSchema))).items;
}

export async function getGatewayPayment(paymentId: string): Promise<GatewayPayment> {
  return get("get payment", `/v1/payments/${encodeURIComponent(paymentId)}`, paymentSchema);
}

/** Sent once per call. What is captured already is refused with 400. */
export async function captureGatewayPayment(payment: {
  paymentId: string;
  amount: number;
  currency: string;
}): Promise<GatewayPayment> {
  const { paymentId, amount, currency } = payment;
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/capture`;
  const response = await send("capture", path, AbortSignal.timeout(tryMs), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ amount, currency }),
  });
  return read("capture", response, paymentSchema);
}

/**
 * Sent once per call. The same key and contents never refund twice, so it may be called again after whatever happened;
 * 409: another call with this key is under way.
 */
export async function createGatewayRefund(refund: {
  paymentId: string;
  key: string;
  amount: number;
  notes: Record<string, string>;
}): Promise<GatewayRefund> {
  const { paymentId, key, amount, notes } = refund;
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
  const response = await send("refund", path, AbortSignal.timeout(tryMs), {
    method: "POST",
    headers: { "content-type": "application/json", "x-refund-idempotency": key },
    body: JSON.stringify({ amount, speed: "normal", receipt: key, notes }),
  });
  return read("refund", response, refundSchema);
}

export async function listGatewayRefunds(paymentId: string): Promise<GatewayRefund[]> {
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds?count=100`;
  return (await get("list refunds", path, listOf(refundSchema))).items;
}

/** Reads follow the shop's retry policy. A POST is sent once: asking by receipt tells whether it had worked. */
async function get<S extends z.ZodType>(what: string, path: string, schema: S): Promise<z.output<S>> {
  const total = AbortSignal.timeout(totalMs);
  const end = performance.now() + totalMs;
  const attempt = () => send(what, path, AbortSignal.any([total, AbortSignal.timeout(tryMs)]));
  const response = await retry(attempt, {
    statusOf: (answer) => answer.status,
    retryAfterMs: (answer) => parseRetryAfter(answer.headers.get("retry-after"), Date.now()),
    remainingMs: () => end - performance.now(),
    isAbandoned: () => total.aborted,
  });
  return read(what, response, schema);
}

async function send(what: string, path: string, signal: AbortSignal, init?: RequestInit): Promise<Response> {
  const { RAZORPAY_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = env();
  const credentials = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString("base64");
  const headers = { ...init?.headers, authorization: `Basic ${credentials}` };
  try {
    return await fetch(`${RAZORPAY_API_URL.replace(/\/$/, "")}${path}`, { ...init, headers, signal });
  } catch (error) {
    throw new GatewayError(what, null, { cause: error });
  }
}

async function read<S extends z.ZodType>(what: string, response: Response, schema: S): Promise<z.output<S>> {
  if (!response.ok) {
    const refusal = errorSchema.safeParse(await response.json().catch(() => null));
    throw new GatewayError(what, response.status, { reason: refusal.data?.error.description });
  }
  try {
    return schema.parse(await response.json());
  } catch (error) {
    throw new GatewayError(`${what}, and what it sent can't be read,`, response.status, { cause: error });
  }
}
