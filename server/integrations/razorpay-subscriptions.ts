import "server-only";
import { z } from "zod";
import { gateway, get, listOf, post } from "./razorpay-transport";

/** The gateway returns an empty list where there are no notes. */
const notesSchema = z.record(z.string(), z.coerce.string()).catch({});

const planSchema = z.object({
  id: z.string(),
  period: z.string(),
  interval: z.int(),
  item: z.object({ name: z.string(), amount: z.int(), currency: z.string() }),
  notes: notesSchema,
});

/** Unix seconds. Some responses omit what is not known yet. */
const moment = z
  .int()
  .nullish()
  .transform((at) => at ?? null);

const subscriptionSchema = z.object({
  id: z.string(),
  plan_id: z.string(),
  /** Any text: the gateway's documents list nine, and once one that does not exist. */
  status: z.string(),
  quantity: z.int(),
  notes: notesSchema,
  current_start: moment,
  current_end: moment,
  charge_at: moment,
  start_at: moment,
  end_at: moment,
  ended_at: moment,
  auth_attempts: z.int(),
  total_count: z.int(),
  paid_count: z.int(),
  remaining_count: z.coerce.number().int(),
  payment_method: z.string().nullish(),
  pause_initiated_by: z.string().nullish(),
  short_url: z.string().nullish(),
});

const invoiceSchema = z.object({
  id: z.string(),
  subscription_id: z.string(),
  order_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  status: z.string(),
  amount: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  billing_start: moment,
  billing_end: moment,
  paid_at: moment,
});

export type GatewayPlan = z.infer<typeof planSchema>;
export type GatewaySubscription = z.infer<typeof subscriptionSchema>;
export type GatewayInvoice = z.infer<typeof invoiceSchema>;

type Notes = Record<string, string>;

const pageSize = 100;

/** Sent once per call. After a lost response, `findGatewayPlan` by a unique note shows whether the plan exists. */
export async function createGatewayPlan(plan: {
  /** A quarter is three months. */
  period: "monthly";
  interval: number;
  item: { name: string; amount: number; currency: string };
  notes: Notes;
}): Promise<GatewayPlan> {
  return post("create plan", () => gateway().plans.create(plan), planSchema);
}

/** The newest plan with this note, created since `from`. */
export async function findGatewayPlan(note: Note, from: number): Promise<GatewayPlan | null> {
  const list = (range: Range) =>
    get("find plan", () => gateway().plans.all({ ...range, from }), listOf(planSchema));
  return findByNote(list, note);
}

/**
 * Sent once per call. After a lost response, `findGatewaySubscription` by a unique note shows whether the
 * subscription exists. A second one would be a second mandate, so check before you send again.
 */
export async function createGatewaySubscription(subscription: {
  planId: string;
  totalCount: number;
  /** Unix seconds; without it the first charge is the first payment. */
  startAt?: number;
  notes: Notes;
}): Promise<GatewaySubscription> {
  const { planId, totalCount, startAt, notes } = subscription;
  const body = {
    plan_id: planId,
    total_count: totalCount,
    quantity: 1,
    customer_notify: false,
    start_at: startAt,
    notes,
  };
  return post("create subscription", () => gateway().subscriptions.create(body), subscriptionSchema);
}

export async function getGatewaySubscription(subscriptionId: string): Promise<GatewaySubscription> {
  const id = encodeURIComponent(subscriptionId);
  return get("get subscription", () => gateway().subscriptions.fetch(id), subscriptionSchema);
}

/** The newest subscription to a plan with this note, created since `from`. */
export async function findGatewaySubscription(
  planId: string,
  note: Note,
  from: number,
): Promise<GatewaySubscription | null> {
  const list = (range: Range) => {
    const call = () => gateway().subscriptions.all({ ...range, from, plan_id: planId });
    return get("find subscription", call, listOf(subscriptionSchema));
  };
  return findByNote(list, note);
}

/** Sent once per call, and at once; the status shows whether it worked. Refused with 400 when it has ended. */
export async function cancelGatewaySubscription(subscriptionId: string): Promise<GatewaySubscription> {
  const id = encodeURIComponent(subscriptionId);
  return post("cancel", () => gateway().subscriptions.cancel(id, false), subscriptionSchema);
}

/**
 * Sent once per call; the status shows whether it worked. Refused with 400 for all but `active`. The gateway
 * permanently cancels an `authenticated` one instead: check the status first.
 */
export async function pauseGatewaySubscription(subscriptionId: string): Promise<GatewaySubscription> {
  const id = encodeURIComponent(subscriptionId);
  const call = () => gateway().subscriptions.pause(id, { pause_at: "now" });
  return post("pause", call, subscriptionSchema);
}

/** Sent once per call; the status shows whether it worked. Refused with 400 when the customer paused it in the bank's app. */
export async function resumeGatewaySubscription(subscriptionId: string): Promise<GatewaySubscription> {
  const id = encodeURIComponent(subscriptionId);
  const call = () => gateway().subscriptions.resume(id, { resume_at: "now" });
  return post("resume", call, subscriptionSchema);
}

/** All of them, newest first. A paid one names the payment and the order of its charge. */
export async function listGatewayInvoices(subscriptionId: string): Promise<GatewayInvoice[]> {
  const invoices: GatewayInvoice[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const query = { subscription_id: subscriptionId, count: pageSize, skip };
    const { items } = await get("list invoices", () => gateway().invoices.all(query), listOf(invoiceSchema));
    invoices.push(...items);
    if (items.length < pageSize) return invoices;
  }
}

type Note = { key: string; value: string };
type Range = { count: number; skip: number };

async function findByNote<T extends { notes: Notes }>(
  list: (range: Range) => Promise<{ items: T[] }>,
  { key, value }: Note,
): Promise<T | null> {
  for (let skip = 0; ; skip += pageSize) {
    const { items } = await list({ count: pageSize, skip });
    const found = items.find(({ notes }) => notes[key] === value);
    if (found || items.length < pageSize) return found ?? null;
  }
}
