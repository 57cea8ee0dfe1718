import "server-only";
import { expireOrderRows } from "@/server/orders/repository";
import { pollPayments } from "@/server/payments/poll-payments";

const expirePerRun = 100;

export interface JobCounts {
  expired: number;
  polled: number;
  confirmed: number;
}

/** What the shop does by itself, once a minute. Payments first: an order that was paid must not expire. */
export async function runJobs(now: Date): Promise<JobCounts> {
  const { polled, confirmed } = await pollPayments(now);
  return { polled, confirmed, expired: await expireOrderRows(expirePerRun) };
}
