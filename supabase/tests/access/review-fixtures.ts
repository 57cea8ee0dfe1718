import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** What buyers say of pieces: one that is shown, and one that waits. Both are read by functions alone. */
export async function makeReviewFixtures(
  db: Db,
  { asha, ravi, guest }: Record<"asha" | "ravi" | "guest", string>,
): Promise<Record<string, Fixture>> {
  const line = (order: string) =>
    `(order_item_id, order_id, product_id, stars, body, author_name)
     select id, order_id, product_id, 5, 'Soft', 'Asha V.' from public.order_items where order_id = '${order}'`;
  const reviews: Record<string, number> = {};
  for (const [name, order] of Object.entries({ asha, ravi })) {
    const { rows } = await db.query(`insert into public.reviews ${line(order)} returning id`);
    reviews[name] = rows[0].id;
  }
  await db.query("update public.reviews set status = 'published', published_at = now() where id = $1", [
    reviews.asha,
  ]);
  const photo = (name: string) =>
    `(id, order_item_id, width, height, path, small_path)
     select gen_random_uuid(), id, 9, 9, '${name}.webp', '${name}-small.webp' from public.order_items where order_id = '${asha}'`;
  const photos = await db.query(`insert into public.review_photos ${photo("access")} returning id`);
  const report = `(review_id, reason) values (${reviews.asha}, 'other')`;
  const reports = await db.query(`insert into public.review_reports ${report} returning id`);
  await db.query("insert into private.review_invitations (order_id) values ($1)", [asha]);
  return {
    "public.reviews": {
      key: "id",
      rows: reviews,
      inserts: { row: line(guest) },
      update: "body = 'Edited'",
    },
    "public.review_photos": {
      key: "id",
      rows: { photo: photos.rows[0].id },
      inserts: { row: photo("new") },
      update: "position = 1",
    },
    "public.review_reports": {
      key: "id",
      rows: { report: reports.rows[0].id },
      inserts: { row: report },
      update: "note = 'Edited'",
    },
    "private.review_invitations": {
      key: "order_id",
      rows: { asha },
      inserts: { row: `(order_id) values ('${ravi}')` },
      update: "invited_at = now()",
    },
  };
}
