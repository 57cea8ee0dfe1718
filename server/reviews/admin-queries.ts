import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { type AdminReview, figureDays, reviewList } from "@/lib/reviews/admin-review";
import { readList } from "@/server/lists/queries";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import {
  countReviews,
  findAdminReview,
  findReviewRows,
  parseReviewRows,
  readReviewFigures,
} from "./admin-repository";
import { photoKeyOf } from "./sign-photo";

export async function getReviewQueue(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.reviews, "content.write");
  const [list, figures] = await Promise.all([
    readList(reviewList, params, id, { find: findReviewRows, count: countReviews }),
    hasAnyPermission("reports.read").then((may) => (may ? readReviewFigures(figureDays) : null)),
  ]);
  return { ...list, rows: parseReviewRows(list.page.rows), figures };
}

/** Null when its author has withdrawn it. */
export async function getAdminReview(reviewId: string) {
  const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).safeParse(reviewId);
  await requireAdminAccess(id.success ? adminPaths.review(id.data) : adminPaths.reviews, "content.write");
  const found = id.success ? await findAdminReview(id.data) : null;
  if (!found) return null;
  const review: AdminReview = {
    ...found,
    photos: found.photos.map((photo) => ({ ...photo, key: photoKeyOf(photo.id) })),
  };
  return { review, seesOrders: await hasAnyPermission("orders.read") };
}
