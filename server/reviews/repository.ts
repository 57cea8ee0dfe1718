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
import { serviceRpc } from "@/server/supabase/service-client";
import { viewerRpc } from "@/server/supabase/viewer-client";

const decided = {
  status: z.enum(reviewStatuses),
  refusal: z.enum(refusalNames).nullable(),
  refusalNote: z.string(),
};

const lineSchema = row({
  itemId: z.number(),
  problem: z.enum(lineProblems).nullable(),
  authorName: z.string(),
  photos: z.array(z.object({ id: z.string(), width: z.number(), height: z.number() })),
  review: row({
    rev: z.number(),
    stars: z.number(),
    title: z.string(),
    body: z.string(),
    fit: z.enum(fitNames).nullable(),
    reply: z.string(),
    ...decided,
  }).nullable(),
});

/** Each line of an order that the visitor may see. */
export async function listLineReviews(orderId: string): Promise<LineReview[]> {
  return z.array(lineSchema).parse(await serviceRpc("order_reviews", { orderId }));
}

/** Returns the revision. */
export async function saveReviewRow(
  orderId: string,
  { itemId, rev, photos, stars, title, body, fit, notice }: Omit<ReviewForm, "orderNumber" | "token">,
): Promise<number> {
  return serviceRpc("save_review", {
    orderId,
    itemId,
    rev,
    review: { stars, title, body, fit, notice_version: notice },
    photos,
  });
}

export async function deleteReviewRow(orderId: string, itemId: number): Promise<void> {
  await serviceRpc("delete_review", { orderId, itemId });
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
  await serviceRpc("add_review_photo", { orderId, itemId, photo: { ...photo, small_path: smallPath } });
}

const filesSchema = row({ path: z.string(), smallPath: z.string(), isPublished: z.boolean() });

export async function findPhoto(id: string) {
  return filesSchema.nullable().parse(await serviceRpc("find_review_photo", { id }));
}

export async function reportReviewRow(id: number, reason: ReportReason, note: string): Promise<void> {
  await serviceRpc("report_review", { id, reason, note });
}

const mineSchema = z.object({
  total: z.number(),
  rows: z.array(
    row(
      {
        itemId: z.number(),
        title: z.string(),
        size: z.string(),
        colorName: z.string(),
        imageUrl: z.string().nullable(),
        orderNumber: z.string(),
        stars: z.number().nullable(),
        reviewTitle: z.string().nullable(),
        body: z.string().nullable(),
        status: decided.status.nullable(),
        refusal: decided.refusal,
        refusalNote: z.string().nullable(),
        reply: z.string().nullable(),
      },
      { itemId: "id" },
    ).transform(({ stars, reviewTitle, body, status, refusal, refusalNote, reply, ...item }) => ({
      ...item,
      review:
        stars === null || status === null
          ? null
          : {
              stars,
              title: reviewTitle ?? "",
              body: body ?? "",
              status,
              refusal,
              refusalNote: refusalNote ?? "",
              reply: reply ?? "",
            },
    })),
  ),
});

/** The signed-in person's items to review, then reviews. The database checks the owner. */
export async function listMyReviewRows(offset: number, limit: number) {
  return mineSchema.parse(await viewerRpc("my_reviews", { offset, limit }));
}

export async function inviteReviews(limit: number): Promise<number> {
  return serviceRpc("invite_reviews", { limit });
}

export async function sweepReviewPhotos(limit: number): Promise<number> {
  return serviceRpc("sweep_review_photos", { limit });
}
