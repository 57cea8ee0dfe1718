import "server-only";
import { z } from "zod";
import { officePaths } from "@/lib/office-paths";
import { type DeskReview, figureDays, reviewList } from "@/lib/reviews/desk";
import { readList } from "@/server/lists/queries";
import { mayNow } from "@/server/session/back-office";
import { requireOffice } from "@/server/session/viewer";
import {
  countReviews,
  findDeskReview,
  findReviewRows,
  parseReviewRows,
  readReviewFigures,
} from "./desk-repository";
import { photoKeyOf } from "./sign-photo";

export async function getReviewQueue(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireOffice(officePaths.reviews, "content.write");
  const [list, figures] = await Promise.all([
    readList(reviewList, params, id, { find: findReviewRows, count: countReviews }),
    mayNow("reports.read").then((may) => (may ? readReviewFigures(figureDays) : null)),
  ]);
  return { ...list, rows: parseReviewRows(list.page.rows), figures };
}

/** Null when its author has withdrawn it. */
export async function getDeskReview(reviewId: string) {
  const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).safeParse(reviewId);
  await requireOffice(id.success ? officePaths.review(id.data) : officePaths.reviews, "content.write");
  const found = id.success ? await findDeskReview(id.data) : null;
  if (!found) return null;
  const review: DeskReview = {
    ...found,
    photos: found.photos.map((photo) => ({ ...photo, key: photoKeyOf(photo.id) })),
  };
  return { review, seesOrders: await mayNow("orders.read") };
}
