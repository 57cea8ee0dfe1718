import "server-only";
import { z } from "zod";
import { describeIssue } from "@/lib/designer/printing/design-issue";
import { type Cut, cuts } from "@/lib/designer/printing/print-areas";
import { row } from "@/lib/row";
import {
  type allowInGallerySchema,
  designIssuesSchema,
  galleryConsentShape,
  reasonsSchema,
} from "@/lib/submissions/schemas";
import { type Submission, submissionStatusNames, type VersionReview } from "@/lib/submissions/submission";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
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
  gallery: row({ id: z.string(), ...galleryConsentShape }).nullable(),
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
  return pageSchema.parse(await serviceRpc("my_submissions", { userId, offset }));
}

/** The caller must have checked that the visitor owns this version. Null: it was never submitted. */
export async function findReviewOf(versionId: string): Promise<VersionReview | null> {
  const answer = await serviceClient()
    .from("submissions")
    .select("id, status, message, mayPublish:may_publish, reasons, answer, decidedAt:decided_at")
    .eq("version_id", versionId)
    .maybeSingle();
  const row = unwrap("submissions: of version", answer);
  return row && { ...row, status: status.parse(row.status), reasons: reasonsSchema.parse(row.reasons) };
}

/** The last refused version of this person's design, except this one. */
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
  return serviceRpc("save_submission", {
    userId,
    versionId: draft.versionId,
    message: draft.message,
    mayPublish: draft.mayPublish,
    // The type generator does not support nullable arguments.
    follows: draft.follows as string,
  });
}

export async function submitSubmissionRow(userId: string, id: string): Promise<Submission["status"]> {
  return status.parse(await serviceRpc("submit_submission", { userId, id }));
}

export async function withdrawSubmissionRow(userId: string, id: string): Promise<void> {
  await serviceRpc("withdraw_submission", { userId, id });
}

export async function archiveSubmissionRow(userId: string, id: string): Promise<void> {
  await serviceRpc("archive_submission", { userId, id });
}

export async function stopOffering(userId: string, id: string): Promise<void> {
  await serviceRpc("stop_offering", { userId, id });
}

export async function allowInGallery(
  userId: string,
  consent: z.infer<typeof allowInGallerySchema>,
): Promise<void> {
  await serviceRpc("allow_in_gallery", { userId, ...consent });
}

/** The caller must have checked that the visitor may see the order; the new version must be theirs. */
export async function replaceOrderDesign(
  orderId: string,
  oldVersionId: string,
  newVersionId: string,
  owner: { userId: string | null; browserKeyHash: string | null } | null,
): Promise<void> {
  await serviceRpc("replace_order_design", {
    orderId,
    oldVersion: oldVersionId,
    newVersion: newVersionId,
    // The type generator does not support nullable arguments.
    userId: (owner?.userId ?? null) as string,
    keyHash: (owner?.browserKeyHash ?? null) as string,
  });
}

/** The caller must have checked that the visitor may see the order. Returns its status. */
export async function removeRefusedItems(orderId: string): Promise<string> {
  return serviceRpc("remove_refused_items", { orderId, actor: "customer" });
}

export async function listUnhashed(limit: number): Promise<{ id: string; versionId: string }[]> {
  const rows = await serviceRpc("unhashed_submissions", { limit });
  return rows.map(({ id, version_id }) => ({ id, versionId: version_id }));
}

/** Signed, because PostgreSQL has no unsigned numbers; as text, because JSON can't represent 64 bits. */
export async function saveArtHashes(id: string, hashes: readonly bigint[]): Promise<void> {
  const p_hashes = hashes.map((hash) => BigInt.asIntN(64, hash).toString()) as unknown as number[];
  await serviceRpc("save_art_hashes", { id, hashes: p_hashes });
}
