import "server-only";
import { sweepGenerations } from "@/server/ai-art/repository";
import { refreshAnalytics } from "@/server/analytics/repository";
import { publishDuePosts } from "@/server/blog/repository";
import { forgetConsents } from "@/server/consent/repository";
import { sendIndexNow } from "@/server/crawlers/send-indexnow";
import { makePrintFiles } from "@/server/designs/make-print-files";
import { sweepDesigns } from "@/server/designs/sweep-designs";
import { completeOrderRows } from "@/server/fulfilment/repository";
import { log } from "@/server/log";
import { switchDueSections } from "@/server/marketing/repository";
import { expireOrderRows } from "@/server/orders/repository";
import { type OutboxCounts, runOutbox } from "@/server/outbox/run-outbox";
import { capturePayments } from "@/server/payments/capture-payments";
import { pollPayments } from "@/server/payments/poll-payments";
import { sendRefunds } from "@/server/payments/send-refunds";
import { sweepPictures } from "@/server/products/sweep-pictures";
import { settleReferrals } from "@/server/referrals/settle-referrals";
import { queueReminders } from "@/server/reminders/repository";
import { tendReviews } from "@/server/reviews/tend-reviews";
import { drawDueOg } from "@/server/seo/draw-due-og";
import { forgetStorefrontChanges } from "@/server/storefront/repository";
import { hashSubmissions } from "@/server/submissions/hash-submissions";
import { runSubscriptions } from "@/server/subscriptions/run-subscriptions";
import { foldCustomers, refreshReports } from "./repository";
import { runStaffJobs, sweepStaffJobs } from "./run-staff-jobs";
import { noteRuns, resultOf, watchJob } from "./watch-job";

const ordersPerRun = 100;
const picturesPerRun = 40;
const designsPerRun = 40;
const hashesPerRun = 20;
const customersPerRun = 5000;
const ogPerRun = 4;
const staffJobsMs = 20_000;
const printFilesMs = 20_000;

export interface JobCounts {
  expired: number;
  polled: number;
  confirmed: number;
  captured: number;
  completed: number;
  refunded: number;
  outbox: OutboxCounts;
}

/** The jobs that run once a minute. Messages, money and the work of staff run in parallel, and one may fail without the others. */
export async function runJobs(now: Date): Promise<JobCounts> {
  const [money, outbox, ...others] = await Promise.all([
    watchJob("money", () => settleMoney(now)),
    watchJob("messages", () => tellPeople(now)),
    watchJob("search_engines", tellSearchEngines),
    watchJob("sections", switchDueSections),
    watchJob("storefront_changes", forgetStorefrontChanges),
    watchJob("consents", forgetConsents),
    watchJob("pictures", () => sweepPictures(picturesPerRun)),
    watchJob("designs", () => sweepDesigns(designsPerRun)),
    watchJob("ai_art", () => sweepGenerations(designsPerRun)),
    watchJob("print_files", () => makePrintFiles(printFilesMs)),
    watchJob("submission_hashes", () => hashSubmissions(hashesPerRun)),
    watchJob("reviews", tendReviews),
    watchJob("staff_jobs", () => runStaffJobs(staffJobsMs)),
    watchJob("staff_job_files", sweepStaffJobs),
    watchJob("link_pictures", () => drawDueOg(ogPerRun)),
    watchJob("customers", () => foldCustomers(customersPerRun)),
    watchJob("reports", refreshReports),
    watchJob("analytics", refreshAnalytics),
    watchJob("referrals", settleReferrals),
    watchJob("subscriptions", () => runSubscriptions(now)),
  ]);
  await noteRuns([money, outbox, ...others]);
  const counts = { ...resultOf(money), outbox: resultOf(outbox) };
  for (const other of others) resultOf<unknown>(other);
  return counts;
}

/** What people have asked to hear is queued first, so that it goes out in the same run. What fails there keeps no other mail back. */
async function tellPeople(now: Date): Promise<OutboxCounts> {
  await queueReminders().catch((error: unknown) => log.error({ err: error }, "reminders: can't be queued"));
  return runOutbox(now);
}

/** Posts first: they are told of as soon as they are out. */
async function tellSearchEngines(): Promise<void> {
  await publishDuePosts();
  await sendIndexNow();
}

/** Payments first: an order that was paid must not expire. */
async function settleMoney(now: Date): Promise<Omit<JobCounts, "outbox">> {
  const { polled, confirmed } = await pollPayments(now);
  const { captured } = await capturePayments();
  const expired = await expireOrderRows(ordersPerRun);
  const completed = await completeOrderRows(ordersPerRun);
  const { refunded } = await sendRefunds();
  return { polled, confirmed, captured, expired, completed, refunded };
}
