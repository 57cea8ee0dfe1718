import "server-only";
import { z } from "zod";
import { describeIssue } from "@/lib/designer/design-issue";
import { type Cut, cuts } from "@/lib/designer/print-areas";
import { row } from "@/lib/row";
import { designIssuesSchema, reasonsSchema } from "@/lib/submissions/schemas";
import { type Submission, submissionStatusNames, type VersionReview } from "@/lib/submissions/submission";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const status = z.enum(submissionStatusNames);
const cut = z.enum(cuts as readonly [Cut, ...Cut[]]);
const submissionSchema = row({
  id: z.string(),
  versionId: z.string(),
  designId: z.string(),
  name: z.string(),
  cut,
  colour: z.string(),
  picture: z.string(),
  status,
  reasons: reasonsSchema,
  answer: z.string(),
  message: z.string(),
  mayPublish: z.boolean(),
  issues: designIssuesSchema,
  rightsAcceptedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  orders: z.array(z.string()),
  productId: z.number().nullable(),
  productSlug: z.string().nullable(),
  isReplaced: z.boolean(),
}).transform(
  ({ issues, rightsAcceptedAt, productId, productSlug, ...submission }): Submission => ({
    ...submission,
    notes: issues.map(describeIssue),
    hasRights: rightsAcceptedAt !== null,
    isProduct: productId !== null,
    shopSlug: productSlug,
  }),
);

const pageSchema = z.object({ total: z.number(), rows: z.array(submissionSchema) });

export async function listSubmissionsOf(
  userId: string,
  offset: number,
): Promise<{ total: number; rows: Submission[] }> {
  const answer = await serviceClient().rpc("my_submissions", { p_user_id: userId, p_offset: offset });
  return pageSchema.parse(unwrap("submissions: mine", answer));
}

/** Whoever asks must have been shown to own this version. Null: nobody wants it looked at. */
export async function findReviewOf(versionId: string): Promise<VersionReview | null> {
  const answer = await serviceClient()
    .from("submissions")
    .select("id, status, message, may_publish, reasons, answer, decided_at")
    .eq("version_id", versionId)
    .maybeSingle();
  const row = unwrap("submissions: of version", answer);
  return (
    row && {
      id: row.id,
      status: status.parse(row.status),
      message: row.message,
      mayPublish: row.may_publish,
      reasons: reasonsSchema.parse(row.reasons),
      answer: row.answer,
      decidedAt: row.decided_at,
    }
  );
}

/** The last version of this person's design that was refused, but for this one. */
export async function findRefusedOf(userId: string, designId: string, but: string): Promise<string | null> {
  const answer = await serviceClient()
    .from("submissions")
    .select("id, design_versions!inner (user_id)")
    .eq("design_versions.user_id", userId)
    .eq("design_id", designId)
    .neq("version_id", but)
    .in("status", ["changes_requested", "rejected"])
    .order("decided_at", { ascending: false })
    .limit(1)
    .maybeSingle();
  return unwrap("submissions: refused of design", answer)?.id ?? null;
}

export async function saveSubmissionRow(
  userId: string,
  draft: { versionId: string; message: string; mayPublish: boolean; follows: string | null },
): Promise<string> {
  const answer = await serviceClient().rpc("save_submission", {
    p_user_id: userId,
    p_version_id: draft.versionId,
    p_message: draft.message,
    p_may_publish: draft.mayPublish,
    // The generator knows no arguments that may be null.
    p_follows: draft.follows as string,
  });
  return unwrap("submissions: save", answer);
}

export async function submitSubmissionRow(userId: string, id: string): Promise<Submission["status"]> {
  const answer = await serviceClient().rpc("submit_submission", { p_user_id: userId, p_id: id });
  return status.parse(unwrap("submissions: submit", answer));
}

export async function withdrawSubmissionRow(userId: string, id: string): Promise<void> {
  unwrap(
    "submissions: withdraw",
    await serviceClient().rpc("withdraw_submission", { p_user_id: userId, p_id: id }),
  );
}

export async function archiveSubmissionRow(userId: string, id: string): Promise<void> {
  unwrap(
    "submissions: archive",
    await serviceClient().rpc("archive_submission", { p_user_id: userId, p_id: id }),
  );
}

export async function stopOffering(userId: string, id: string): Promise<void> {
  unwrap(
    "submissions: stop offering",
    await serviceClient().rpc("stop_offering", { p_user_id: userId, p_id: id }),
  );
}

/** Whoever asks must have been shown to see that order; the new version must be theirs. */
export async function replaceOrderDesign(
  orderId: string,
  oldVersionId: string,
  newVersionId: string,
  owner: { userId: string | null; browserKeyHash: string | null } | null,
): Promise<void> {
  const answer = await serviceClient().rpc("replace_order_design", {
    p_order_id: orderId,
    p_old_version: oldVersionId,
    p_new_version: newVersionId,
    // The generator knows no arguments that may be null.
    p_user_id: (owner?.userId ?? null) as string,
    p_key_hash: (owner?.browserKeyHash ?? null) as string,
  });
  unwrap("submissions: replace", answer);
}

/** Whoever asks must have been shown to see that order. Returns its status. */
export async function leaveOutRefusedArt(orderId: string): Promise<string> {
  const answer = await serviceClient().rpc("leave_out_refused_art", {
    p_order_id: orderId,
    p_actor: "customer",
  });
  return unwrap("submissions: leave out", answer);
}

export async function listUnhashed(limit: number): Promise<{ id: string; versionId: string }[]> {
  const rows = unwrap(
    "submissions: unhashed",
    await serviceClient().rpc("unhashed_submissions", { p_limit: limit }),
  );
  return rows.map(({ id, version_id }) => ({ id, versionId: version_id }));
}

/** Signed, because PostgreSQL knows no unsigned numbers; as text, because JSON knows no 64 bits. */
export async function keepArtHashes(id: string, hashes: readonly bigint[]): Promise<void> {
  const p_hashes = hashes.map((hash) => BigInt.asIntN(64, hash).toString()) as unknown as number[];
  unwrap("submissions: hashes", await serviceClient().rpc("keep_art_hashes", { p_id: id, p_hashes }));
}
