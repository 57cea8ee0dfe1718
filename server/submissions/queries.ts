import "server-only";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import type { Proof } from "@/lib/designer/shop";
import { type Submission, submissionsPerPage } from "@/lib/submissions/submission";
import { readDesignOwner } from "@/server/designs/owner-queries";
import { getProof } from "@/server/designs/proof-queries";
import { signPictures } from "@/server/designs/sign-picture";
import { log } from "@/server/log";
import { getViewer } from "@/server/session/viewer";
import { findSubmissionOf, listSubmissionsOf } from "./repository";

export type MySubmissions =
  | { is: "guest" }
  | { is: "unavailable" }
  | { is: "mine"; rows: Submission[]; total: number; page: number };

/** `page`: as it stands in the address. An escaped failure would leave its response open for ever. */
export async function getMySubmissions(page: unknown): Promise<MySubmissions> {
  try {
    const viewer = await getViewer();
    if (!viewer) return { is: "guest" };
    await readDesignOwner(viewer);
    const number = z.coerce.number().int().min(1).max(1000).catch(1).parse(page);
    const { rows, total } = await listSubmissionsOf(viewer.id, (number - 1) * submissionsPerPage);
    return { is: "mine", rows: rows.map(withPicture), total, page: number };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "submissions: failed to list");
    return { is: "unavailable" };
  }
}

function withPicture(submission: Submission): Submission {
  const [signed] = signPictures([{ imageUrl: submission.picture }]);
  return { ...submission, picture: signed?.imageUrl ?? submission.picture };
}

export type NewSubmission =
  | { is: "guest" }
  | { is: "missing" }
  | { is: "version"; proof: Proof; before: Awaited<ReturnType<typeof findSubmissionOf>> };

/** A version of one's own that is to be sent, with what was kept of it. */
export async function getNewSubmission(versionId: unknown): Promise<NewSubmission> {
  const viewer = await getViewer();
  if (!viewer) return { is: "guest" };
  const id = z.uuid().safeParse(versionId);
  const proof = id.success ? await getProof(id.data) : null;
  if (!proof) return { is: "missing" };
  return { is: "version", proof, before: await findSubmissionOf(viewer.id, proof.versionId) };
}
