import "server-only";
import { z } from "zod";
import { paths } from "@/lib/paths";
import type { LineReview } from "@/lib/reviews/review";
import { myReviewsPerPage } from "@/lib/reviews/review";
import { readDesignFile } from "@/server/designs/file-repository";
import { signPictures } from "@/server/designs/sign-picture";
import type { ShownPhoto } from "@/server/gate/photo-response";
import { readFormState } from "@/server/http/form-flash";
import { findVisibleOrder } from "@/server/orders/queries";
import { requireCustomer } from "@/server/session/viewer";
import { saveReviewForm } from "./form-name";
import { findPhoto, listLineReviews, listMyReviewRows } from "./repository";
import { isPhotoKey, photoKeyOf } from "./sign-photo";

/** The reviews of an order, line by line, for anyone who may see the order. */
export async function listOrderReviews(orderNumber: string, token: string | null): Promise<LineReview[]> {
  const visible = await findVisibleOrder(orderNumber, token);
  return visible ? listLineReviews(visible.order.orderId) : [];
}

/** A line of an order with its review, for its form; null for anyone who may not see the order. */
export async function getLineReview(orderNumber: string, token: string | null, itemId: number) {
  const visible = await findVisibleOrder(orderNumber, token);
  const item = visible?.order.items.find((each) => each.itemId === itemId);
  if (!visible || !item) return null;
  const lines = await listLineReviews(visible.order.orderId);
  const line = lines.find((each) => each.itemId === itemId);
  const [signed] = signPictures([item]);
  if (!line || !signed) return null;
  const photos = line.photos.map((photo) => ({ ...photo, key: photoKeyOf(photo.id) }));
  return { order: { orderNumber, token: visible.token }, item: signed, line: { ...line, photos } };
}

/** The result of a form that was submitted before hydration. */
export async function getAnsweredReview() {
  const answered = await readFormState(z.null());
  return answered?.name === saveReviewForm ? answered.state : null;
}

/** The signed-in person's items to review, and reviews. */
export async function listMyReviews(page: number) {
  await requireCustomer(page > 1 ? `${paths.myReviews}?page=${page}` : paths.myReviews);
  const { total, rows } = await listMyReviewRows((page - 1) * myReviewsPerPage, myReviewsPerPage);
  return { rows: signPictures(rows), page, pageCount: Math.max(1, Math.ceil(total / myReviewsPerPage)) };
}

const named = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-small)?\.webp$/;

/** A published review's photo, for everyone; any other only with its key. Null when it may not be seen. */
export async function readPhotoFile(file: string, key: string | null): Promise<ShownPhoto | null> {
  const [, id, small] = file.match(named) ?? [];
  const photo = id === undefined ? null : await findPhoto(id);
  if (id === undefined || !photo || !(photo.isPublished || (key !== null && isPhotoKey(id, key))))
    return null;
  const bytes = await readDesignFile("review-photos", small ? photo.smallPath : photo.path);
  return bytes && { bytes, isPublic: photo.isPublished };
}
