import "server-only";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { queueList } from "@/lib/submissions/queue-list";
import { signPictures } from "@/server/designs/sign-picture";
import { readList } from "@/server/lists/queries";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  countQueue,
  findDeskSubmission,
  findQueue,
  parseQueueRows,
  readSubmissionReport,
} from "./desk-repository";

export async function getQueue(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(officePaths.submissions, "art.review");
  const list = await readList(queueList, params, id, { find: findQueue, count: countQueue });
  const report = (await mayNow("reports.read")) ? await readSubmissionReport(30) : null;
  const rows = parseQueueRows(list.page.rows).map((row) => {
    const [signed] = signPictures([{ imageUrl: row.picture }]);
    return { ...row, picture: signed?.imageUrl ?? row.picture };
  });
  return { ...list, rows, report };
}

/** Null when it is gone, or not sent. */
export async function getDeskSubmission(submissionId: string) {
  await requireOffice(officePaths.submission(submissionId), "art.review");
  const id = z.uuid().safeParse(submissionId);
  return id.success ? findDeskSubmission(id.data) : null;
}
