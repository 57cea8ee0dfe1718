import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sandboxKeys } from "@/sandbox/keys";
import { createRazorpay } from "@/sandbox/razorpay/razorpay";
import type { Invoice, Subscription } from "@/sandbox/razorpay/subscriptions/entities";
import type { FindSeeded } from "@/sandbox/razorpay/subscriptions/seeded";

const credentials = btoa(`${sandboxKeys.razorpayKeyId}:${sandboxKeys.razorpayKeySecret}`);
const headers = { authorization: `Basic ${credentials}`, "content-type": "application/json" };

type WebhookDelivery = { event: string; orderId: string; state: string };

interface Place {
  siteUrl?: string;
  /** It stays afterwards; without it, one that is removed. */
  dir?: string;
  findSeeded?: FindSeeded;
}

/** Razorpay's stand-in without a port. Webhooks are held until a test lets them go. */
export async function openRazorpay({
  siteUrl = "http://127.0.0.1:9",
  dir: existingDir,
  findSeeded = async () => [],
}: Place = {}) {
  const dir = existingDir ?? mkdtempSync(join(tmpdir(), "kapas-razorpay-"));
  const { app, close } = createRazorpay({ dir, siteUrl, findPaid: async () => null, findSeeded });

  async function ask(method: string, path: string, body?: object) {
    const answer = await app.request(path, { method, headers, body: body && JSON.stringify(body) });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }
  const get = async (path: string) => (await ask("GET", path)).body;
  const post = async (path: string, body: object = {}) => (await ask("POST", path, body)).body;
  await post("/_control", { webhooks: "hold" });

  return {
    ask,
    get,
    post,
    /** A page, as text. */
    open: async (path: string) => (await app.request(path)).text(),

    /** A tee a month for 499 rupees, by default. */
    async subscribe(terms: { interval?: number; amount?: number; [field: string]: unknown } = {}) {
      const { interval = 1, amount = 49_900, ...field } = terms;
      const item = { name: "A tee a month", amount, currency: "INR" };
      const plan = await post("/v1/plans", { period: "monthly", interval, item });
      const made = await post("/v1/subscriptions", { plan_id: plan.id, total_count: 12, ...field });
      return String(made.id);
    },

    read: (id: string): Promise<Subscription> => get(`/v1/subscriptions/${id}`),
    invoices: async (id: string): Promise<Invoice[]> =>
      (await get(`/v1/invoices?subscription_id=${id}&count=100`)).items.reverse(),
    authenticate: (id: string, consent: object = {}) =>
      post("/_control/authenticate", { subscription_id: id, outcome: "captured", ...consent }),
    /** `2027-01-31`: noon of this day in India; or a whole moment. */
    moveTo: (id: string, day: string) => post("/_control/clock", { subscription_id: id, at: secondsOf(day) }),
    failNext: (id: string, failing: number) => post("/_control/charges", { subscription_id: id, failing }),
    events: async (id: string): Promise<string[]> =>
      (await get(`/_control/subscription?subscription_id=${id}`)).deliveries.map(
        ({ event }: WebhookDelivery) => event,
      ),

    async close() {
      await close();
      if (existingDir === undefined) rmSync(dir, { recursive: true });
    },
  };
}

export function secondsOf(day: string): number {
  return Date.parse(day.includes("T") ? day : `${day}T12:00:00+05:30`) / 1000;
}

/** The day in India. */
export function dayOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date((seconds + 19_800) * 1000).toISOString().slice(0, 10);
}
