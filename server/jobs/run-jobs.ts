import "server-only";
import { expireOrderRows } from "@/server/orders/repository";
import { pollPayments } from "@/server/payments/poll-payments";
import { sendRefunds } from "@/server/payments/send-refunds";

const expirePerRun = 100;

export interface JobCounts {
  expired: number;
  polled: number;
  confirmed: number;
  refunded: number;
}

/** What the shop does by itself, once a minute. Payments first: an order that was paid must not expire. */
export async function runJobs(now: Date): Promise<JobCounts> {
  const { polled, confirmed } = await pollPayments(now);
  const expired = await expireOrderRows(expirePerRun);
  const { refunded } = await sendRefunds();
  return { polled, confirmed, expired, refunded };
}
