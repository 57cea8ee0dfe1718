import "server-only";
import Razorpay from "razorpay";
import { z } from "zod";
import { parseRetryAfter, retry } from "@/lib/retry";
import { remainingMs, withinPatience } from "@/server/deadline";
import { env } from "@/server/env";

const tryMs = 4000;
/** For all tries of a read together: a visitor waits eight seconds for everything. */
const totalMs = 6500;

/** An error of the gateway. Without an answer, status is null. `reason` is the gateway's description, if any. */
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
const answerSchema = z.object({ status: z.int(), retryAfter: z.string().nullable(), body: z.unknown() });
const lossSchema = z.object({ code: z.string(), message: z.string() }).partial().catch({});

export type GatewayRefund = z.infer<typeof refundSchema>;
export type GatewayOrder = z.infer<typeof orderSchema>;
export type GatewayPayment = z.infer<typeof paymentSchema>;
type Answer = z.infer<typeof answerSchema>;

/** The axios instance inside the package. Its types omit it, and its methods can't send a header. */
interface Transport {
  defaults: object;
  interceptors: {
    request: { use(onRequest: (request: { signal?: AbortSignal }) => object): void };
    response: {
      use(
        onAnswer: (answer: { status: number; headers: Record<string, unknown>; data: unknown }) => object,
        onLoss: (error: unknown) => Promise<never>,
      ): void;
    };
  };
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** Where version 2.9 of the package keeps it; the version is pinned. */
function transportOf(razorpay: Razorpay): Transport {
  return (razorpay.api as Razorpay["api"] & { rq: Transport }).rq;
}

let instance: Razorpay | undefined;

function gateway(): Razorpay {
  instance ??= connect();
  return instance;
}

function connect(): Razorpay {
  const { RAZORPAY_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = env();
  const razorpay = new Razorpay({ key_id: RAZORPAY_KEY_ID, key_secret: RAZORPAY_KEY_SECRET });
  const { defaults, interceptors } = transportOf(razorpay);
  // Every status counts as an answer: our retry policy decides. So does a redirect, so that our keys are never sent
  // elsewhere.
  const settings = { baseURL: RAZORPAY_API_URL, validateStatus: () => true, maxRedirects: 0, proxy: false };
  Object.assign(defaults, settings);
  // The `timeout` of axios restarts with each byte.
  interceptors.request.use((request) => ({
    ...request,
    signal: AbortSignal.timeout(Math.min(tryMs, Math.round(remainingMs()))),
  }));
  interceptors.response.use(
    (answer) => ({
      ...answer,
      data: { status: answer.status, retryAfter: answer.headers["retry-after"] ?? null, body: answer.data },
    }),
    // The package reads `response` of every error and fails without it. The error itself holds our keys.
    (error) => {
      const { code, message } = lossSchema.parse(error);
      return Promise.reject({ response: { status: null, data: { error: `${code}: ${message}` } } });
    },
  );
  return razorpay;
}

function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) });
}

export async function createGatewayOrder(order: {
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
}): Promise<GatewayOrder> {
  return post("create order", () => gateway().orders.create(order), orderSchema);
}

export async function findGatewayOrderByReceipt(receipt: string): Promise<GatewayOrder | null> {
  const { items } = await get("find order", () => gateway().orders.all({ receipt }), listOf(orderSchema));
  return items.find((order) => order.receipt === receipt) ?? null;
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
  const call = async () => (await transportOf(gateway()).post(path, body, { headers })).data;
  return post("refund", call, refundSchema);
}

export async function listGatewayRefunds(paymentId: string): Promise<GatewayRefund[]> {
  const id = encodeURIComponent(paymentId);
  const call = () => gateway().payments.fetchMultipleRefund(id, { count: 100 });
  return (await get("list refunds", call, listOf(refundSchema))).items;
}

type Call = () => Promise<unknown>;

/** Reads follow the shop's retry policy. */
async function get<S extends z.ZodType>(what: string, call: Call, schema: S): Promise<z.output<S>> {
  const ask = () =>
    retry(() => send(what, call), {
      statusOf: (answer) => answer.status,
      retryAfterMs: (answer) => parseRetryAfter(answer.retryAfter, Date.now()),
      remainingMs,
    });
  return read(what, await withinPatience(ask, totalMs), schema);
}

/** Sent once: a read by receipt shows whether it worked. */
async function post<S extends z.ZodType>(what: string, call: Call, schema: S): Promise<z.output<S>> {
  return read(what, await withinPatience(() => send(what, call), tryMs), schema);
}

async function send(what: string, call: Call): Promise<Answer> {
  try {
    return answerSchema.parse(await call());
  } catch (error) {
    throw new GatewayError(what, null, { cause: error });
  }
}

function read<S extends z.ZodType>(what: string, { status, body }: Answer, schema: S): z.output<S> {
  if (status < 200 || status > 299) {
    throw new GatewayError(what, status, { reason: errorSchema.safeParse(body).data?.error.description });
  }
  const { data, error } = schema.safeParse(body);
  if (error) throw new GatewayError(`${what} (malformed answer)`, status, { cause: error });
  return data;
}
