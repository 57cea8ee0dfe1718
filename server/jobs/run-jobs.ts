import "server-only";
import { type JobName, jobNames } from "@/lib/health/job-names";
import { sweepGenerations } from "@/server/ai-art/repository";
import { refreshAnalytics } from "@/server/analytics/repository";
import { publishDuePosts } from "@/server/blog/repository";
import { alarmComplaints } from "@/server/contact/repository";
import { sendIndexNow } from "@/server/crawlers/send-indexnow";
import { makePrintFiles } from "@/server/designs/make-print-files";
import { sweepDesigns } from "@/server/designs/sweep-designs";
import { completeOrderRows } from "@/server/fulfilment/repository";
import { closeDueGroups, queueGroupReminders, settleGroupOrders } from "@/server/groups/repository";
import { registerDocuments } from "@/server/invoices/register-documents";
import { log } from "@/server/log";
import { switchDueSections } from "@/server/marketing/repository";
import { type OutboxCounts, runOutbox } from "@/server/outbox/run-outbox";
import { capturePayments } from "@/server/payments/capture-payments";
import { pollPayments } from "@/server/payments/poll-payments";
import { sendRefunds } from "@/server/payments/send-refunds";
import { purgePersonalData } from "@/server/privacy/repository";
import { purgePriceHistory } from "@/server/products/repository";
import { sweepPictures } from "@/server/products/sweep-pictures";
import { settleReferrals } from "@/server/referrals/settle-referrals";
import { queueReminders } from "@/server/reminders/repository";
import { runReviewJobs } from "@/server/reviews/run-review-jobs";
import { drawDueOg } from "@/server/seo/draw-due-og";
import { purgeStorefrontChanges } from "@/server/storefront/repository";
import { hashSubmissions } from "@/server/submissions/hash-submissions";
import { runSubscriptions } from "@/server/subscriptions/run-subscriptions";
import { expireOrderRows, rebuildChangedCustomers, refreshReports } from "./repository";
import { runStaffJobs, sweepStaffJobs } from "./run-staff-jobs";
import { type JobRun, recordRuns, resultOf, watchJob } from "./watch-job";

const ordersPerRun = 100;
const picturesPerRun = 40;
const designsPerRun = 40;
const hashesPerRun = 20;
const customersPerRun = 5000;
const ogPerRun = 4;
const rowsPerRule = 500;
const groupOrdersPerStep = 20;
const staffJobsMs = 20_000;
const printFilesMs = 20_000;

const noMoney = { expired: 0, polled: 0, confirmed: 0, captured: 0, completed: 0, refunded: 0 };
const noMessages: OutboxCounts = { sent: 0, skipped: 0, failed: 0, away: 0, dead: 0 };

export type JobCounts = typeof noMoney & { outbox: OutboxCounts };

/**
 * The jobs that run once a minute. Messages, money and staff jobs run in parallel, and one may fail without
 * the others. A job that is not in `only` is skipped.
 */
export async function runJobs(now: Date, only: readonly JobName[] = jobNames): Promise<JobCounts> {
  const runIfRequested = async <T>(job: JobName, run: () => Promise<T>): Promise<JobRun<T> | null> =>
    only.includes(job) ? watchJob(job, run) : null;
  const [money, outbox, ...others] = await Promise.all([
    runIfRequested("money", () => settleMoney(now)),
    runIfRequested("messages", () => deliverMessages(now)),
    runIfRequested("gst_registrations", () => registerDocuments(now)),
    runIfRequested("search_engines", notifySearchEngines),
    runIfRequested("sections", switchDueSections),
    runIfRequested("storefront_changes", purgeStorefrontChanges),
    runIfRequested("price_history", purgePriceHistory),
    runIfRequested("retention", () => purgePersonalData(rowsPerRule)),
    runIfRequested("pictures", () => sweepPictures(picturesPerRun)),
    runIfRequested("designs", () => sweepDesigns(designsPerRun)),
    runIfRequested("ai_art", () => sweepGenerations(designsPerRun)),
    runIfRequested("print_files", () => makePrintFiles(printFilesMs)),
    runIfRequested("submission_hashes", () => hashSubmissions(hashesPerRun)),
    runIfRequested("complaints", alarmComplaints),
    runIfRequested("reviews", runReviewJobs),
    runIfRequested("staff_jobs", () => runStaffJobs(staffJobsMs)),
    runIfRequested("staff_job_files", sweepStaffJobs),
    runIfRequested("link_pictures", () => drawDueOg(ogPerRun)),
    runIfRequested("customers", () => rebuildChangedCustomers(customersPerRun)),
    runIfRequested("reports", refreshReports),
    runIfRequested("analytics", refreshAnalytics),
    runIfRequested("referrals", settleReferrals),
    runIfRequested("subscriptions", () => runSubscriptions(now)),
  ]);
  await recordRuns([money, outbox, ...others].filter((run) => run !== null));
  const counts = {
    ...(money ? resultOf(money) : noMoney),
    outbox: outbox ? resultOf(outbox) : noMessages,
  };
  for (const result of others) if (result) resultOf<unknown>(result);
  return counts;
}

/** Requested notifications are queued first, so that they are sent in the same run. A failure there does not stop other emails. */
async function deliverMessages(now: Date): Promise<OutboxCounts> {
  await queueGroupReminders().catch((error: unknown) =>
    log.error({ err: error }, "groups: reminders can't be queued"),
  );
  await queueReminders().catch((error: unknown) => log.error({ err: error }, "reminders: can't be queued"));
  return runOutbox(now);
}

/** Posts first: their announcements are queued as soon as they are published. */
async function notifySearchEngines(): Promise<void> {
  await publishDuePosts();
  await sendIndexNow();
}

/** After payments, which count; before refunds, which are sent in the same run. A failure stops neither. */
async function settleGroups(): Promise<void> {
  try {
    await closeDueGroups();
    while ((await settleGroupOrders(groupOrdersPerStep)) === groupOrdersPerStep);
  } catch (error) {
    log.error({ err: error }, "groups: can't be settled");
  }
}

/** Payments first: a paid order must not expire. */
async function settleMoney(now: Date): Promise<typeof noMoney> {
  const { polled, confirmed } = await pollPayments(now);
  const { captured } = await capturePayments();
  const expired = await expireOrderRows(ordersPerRun);
  const completed = await completeOrderRows(ordersPerRun);
  await settleGroups();
  const { refunded } = await sendRefunds();
  return { polled, confirmed, captured, expired, completed, refunded };
}
