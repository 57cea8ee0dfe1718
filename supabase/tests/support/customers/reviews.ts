import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf } from "../backend/database";
import { asStaff } from "../designs/submissions";
import { moveOrder } from "../orders/move-order";
import type { Actor } from "../people/actors";
import { type Db, type Line, orderOf, placeOrder } from "../shop";

export interface Bought {
  orderId: string;
  orderNumber: string;
  /** Its lines, in the order of the variants. */
  items: number[];
}

/** An order of one item of each variant by default, in the given status. */
export async function buy(
  db: Db,
  items: readonly (number | Line)[],
  { status = "Delivered", ...fields }: Record<string, unknown> & { status?: string } = {},
): Promise<Bought> {
  const lines = items.map((item) => (typeof item === "number" ? { variantId: item } : item));
  const { id: orderId, order_id: orderNumber } = await placeOrder(db, orderOf(lines, fields));
  await moveOrder(db, orderId, status);
  const { rows } = await db.query(
    "select id from public.order_items where order_id = $1 order by variant_id",
    [orderId],
  );
  return { orderId, orderNumber, items: rows.map(({ id }) => id) };
}

export interface Draft {
  stars?: number | null;
  title?: string;
  body?: string | null;
  fit?: string | null;
}

const saveCall = "select public.save_review($1, $2, $3, $4, $5)";

/** `rev`: of the review that its author saw. */
export const saveReview = (
  db: PoolClient,
  { orderId, items }: Bought,
  draft: Draft & { rev?: number; line?: number; photos?: string[] } = {},
): Promise<number> => {
  const { rev = 0, line = 0, photos = [], ...words } = draft;
  const review = { stars: 5, title: "", body: "Soft, and the print is sharp.", fit: null, ...words };
  return answerOf(db, saveCall, [orderId, items[line], rev, JSON.stringify(review), photos]);
};

export async function reviewOf(db: Db, { items }: Bought, line = 0) {
  const { rows } = await db.query("select * from public.reviews where order_item_id = $1", [items[line]]);
  return rows[0];
}

/** A photo whose files are stored, before its review is submitted. Returns its id. */
export async function addPhoto(db: PoolClient, { orderId, items }: Bought, line = 0): Promise<string> {
  const id = randomUUID();
  const photo = { id, width: 900, height: 1200, path: `${id}.webp`, small_path: `${id}-small.webp` };
  await db.query("select public.record_design_files('review-photos', $1)", [[photo.path, photo.small_path]]);
  return answerOf(db, "select public.add_review_photo($1, $2, $3)", [
    orderId,
    items[line],
    JSON.stringify(photo),
  ]);
}

interface Decision {
  decision?: string;
  refusal?: string | null;
  note?: string;
  rev?: number;
  by?: Actor;
}

/** Decides about the present version, unless `rev` is an earlier one. */
export async function decideReview(
  client: PoolClient,
  bought: Bought,
  { decision = "published", refusal = null, note = "", by = "editor", rev }: Decision = {},
): Promise<number> {
  const row = await reviewOf(client, bought);
  const values = [row.id, rev ?? row.rev, decision, refusal, note];
  return asStaff(client, by, "decide_review($1, $2, $3, $4, $5)", ...values);
}

export async function ratingOf(db: Db, productId: number) {
  const { rows } = await db.query(
    "select rating_stars as stars, rating_fits as fits, rating_count as count, rating_hundredths / 100.0 as average from public.products where id = $1",
    [productId],
  );
  return rows[0];
}
