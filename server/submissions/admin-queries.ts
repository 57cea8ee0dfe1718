import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { clothOf, whiteCloth } from "@/lib/designer/cloth";
import { queueList } from "@/lib/submissions/queue-list";
import { reportDays } from "@/lib/submissions/submission-report";
import { listColors } from "@/server/catalog/queries";
import { now } from "@/server/clock";
import { pictureKeyOf, signPictures } from "@/server/designs/sign-picture";
import { readList } from "@/server/lists/queries";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { getShopTerms } from "@/server/settings/queries";
import {
  countQueue,
  findAdminSubmission,
  findQueue,
  parseQueueRows,
  readSubmissionReport,
} from "./admin-repository";

const defaultReviewHours = 24;

export async function getQueue(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.submissions, "art.review");
  const [list, report, colours, promisedHours] = await Promise.all([
    readList(queueList, params, id, { find: findQueue, count: countQueue }),
    hasAnyPermission("reports.read").then((may) => (may ? readSubmissionReport(reportDays) : null)),
    listColors(),
    readPromise(),
  ]);
  const rows = parseQueueRows(list.page.rows).map((row) => {
    const [signed] = signPictures([{ imageUrl: row.picture }]);
    const colour = colours.find(({ slug }) => slug === row.colour)?.name ?? row.colour;
    return { ...row, colour, picture: signed?.imageUrl ?? row.picture };
  });
  return { ...list, rows, report, promisedHours, now: now().toISOString() };
}

async function readPromise(): Promise<number> {
  return (await getShopTerms())?.artReviewHours ?? defaultReviewHours;
}

/** A submission on its garment; null when it is deleted, or not sent. */
export async function getAdminSubmission(submissionId: string) {
  await requireAdminAccess(adminPaths.submission(submissionId), "art.review");
  const id = z.uuid().safeParse(submissionId);
  const submission = id.success ? await findAdminSubmission(id.data) : null;
  if (!submission) return null;
  const [colours, promisedHours, mayMakeProducts, seesOrders] = await Promise.all([
    listColors(),
    readPromise(),
    hasAnyPermission("products.write"),
    hasAnyPermission("orders.read", "orders.fulfil"),
  ]);
  const colour = colours.find(({ slug }) => slug === submission.colour)?.name ?? submission.colour;
  return {
    submission: { ...submission, colour },
    look: {
      versionId: submission.versionId,
      pictureKey: pictureKeyOf(submission.versionId),
      clothHex: (clothOf(colours, submission.colour) ?? whiteCloth).hex,
    },
    prints: submission.prints.map((print) => {
      const file = submission.files.find(({ view, kind }) => view === print.view && kind === "png");
      return { ...print, widthPx: file?.widthPx ?? null, heightPx: file?.heightPx ?? null };
    }),
    promisedHours,
    can: { makeProduct: mayMakeProducts, seeOrders: seesOrders },
    now: now().toISOString(),
  };
}
