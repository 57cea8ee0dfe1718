import "server-only";
import { z } from "zod";
import { fitNames } from "@/lib/catalog/public-review";
import {
  type LineReview,
  lineProblems,
  type ReportReason,
  refusalNames,
  reviewStatuses,
} from "@/lib/reviews/review";
import type { ReviewForm } from "@/lib/reviews/schemas";
import { row } from "@/lib/row";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const decided = {
  status: z.enum(reviewStatuses),
  refusal: z.enum(refusalNames).nullable(),
  refusal_note: z.string(),
};

const lineSchema = row({
  itemId: z.number(),
  problem: z.enum(lineProblems).nullable(),
  authorName: z.string(),
  photos: z.array(z.object({ id: z.string(), width: z.number(), height: z.number() })),
  review: z
    .object({
      rev: z.number(),
      stars: z.number(),
      title: z.string(),
      body: z.string(),
      fit: z.enum(fitNames).nullable(),
      reply: z.string(),
      ...decided,
    })
    .transform(({ refusal_note: refusalNote, ...row }) => ({ ...row, refusalNote }))
    .nullable(),
});

/** Each line of an order that the visitor may see. */
export async function listLineReviews(orderId: string): Promise<LineReview[]> {
  const answer = await serviceClient().rpc("order_reviews", { p_order_id: orderId });
  return z.array(lineSchema).parse(unwrap("reviews: of an order", answer));
}

/** Returns the revision. */
export async function saveReviewRow(
  orderId: string,
  { itemId, rev, photos, stars, title, body, fit }: Omit<ReviewForm, "orderNumber" | "token">,
): Promise<number> {
  const answer = await serviceClient().rpc("save_review", {
    p_order_id: orderId,
    p_item_id: itemId,
    p_rev: rev,
    p_review: { stars, title, body, fit },
    p_photos: photos,
  });
  return unwrap("reviews: save", answer);
}

export async function deleteReviewRow(orderId: string, itemId: number): Promise<void> {
  const args = { p_order_id: orderId, p_item_id: itemId };
  unwrap("reviews: delete", await serviceClient().rpc("delete_review", args));
}

export interface StoredPhoto {
  id: string;
  path: string;
  smallPath: string;
  width: number;
  height: number;
}

export async function addPhotoRow(
  orderId: string,
  itemId: number,
  { smallPath, ...photo }: StoredPhoto,
): Promise<void> {
  const answer = await serviceClient().rpc("add_review_photo", {
    p_order_id: orderId,
    p_item_id: itemId,
    p_photo: { ...photo, small_path: smallPath },
  });
  unwrap("reviews: add photo", answer);
}

const filesSchema = row({ path: z.string(), smallPath: z.string(), isPublished: z.boolean() });

export async function findPhoto(id: string) {
  const answer = await serviceClient().rpc("find_review_photo", { p_id: id });
  return filesSchema.nullable().parse(unwrap("reviews: find photo", answer));
}

export async function reportReviewRow(id: number, reason: ReportReason, note: string): Promise<void> {
  const args = { p_id: id, p_reason: reason, p_note: note };
  unwrap("reviews: report", await serviceClient().rpc("report_review", args));
}

const mineSchema = z.object({
  total: z.number(),
  rows: z.array(
    z
      .object({
        id: z.number(),
        title: z.string(),
        size: z.string(),
        color_name: z.string(),
        image_url: z.string().nullable(),
        order_number: z.string(),
        stars: z.number().nullable(),
        review_title: z.string().nullable(),
        body: z.string().nullable(),
        status: decided.status.nullable(),
        refusal: decided.refusal,
        refusal_note: z.string().nullable(),
        reply: z.string().nullable(),
      })
      .transform((row) => ({
        itemId: row.id,
        title: row.title,
        size: row.size,
        colorName: row.color_name,
        imageUrl: row.image_url,
        orderNumber: row.order_number,
        review:
          row.stars === null || row.status === null
            ? null
            : {
                stars: row.stars,
                title: row.review_title ?? "",
                body: row.body ?? "",
                status: row.status,
                refusal: row.refusal,
                refusalNote: row.refusal_note ?? "",
                reply: row.reply ?? "",
              },
      })),
  ),
});

/** Of the signed-in person: pieces to review first. The database knows whose they are. */
export async function listMyReviewRows(offset: number, limit: number) {
  const client = await viewerClient();
  const answer = await client.rpc("my_reviews", { p_offset: offset, p_limit: limit });
  return mineSchema.parse(unwrap("reviews: mine", answer));
}

export async function inviteReviews(limit: number): Promise<number> {
  return unwrap("reviews: invite", await serviceClient().rpc("invite_reviews", { p_limit: limit }));
}

export async function sweepReviewPhotos(limit: number): Promise<number> {
  return unwrap("reviews: sweep", await serviceClient().rpc("sweep_review_photos", { p_limit: limit }));
}
