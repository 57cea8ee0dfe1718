import { createClient } from "@supabase/supabase-js";
import type { ClientBase } from "pg";
import sharp from "sharp";
import { seededRandom } from "../sales/random";

const SEED = 1951;
const maxReviewPhotos = 10;
const sides = { large: 1200, small: 400 };

/** The newest published reviews with praise have a photo, and so has one that waits for moderation. */
const wanted = `
  (select r.id, r.order_item_id, i.image_url from public.reviews r join public.order_items i on i.id = r.order_item_id
   where r.status = 'published' and r.stars >= 4 and i.design_version_id is null and i.image_url like 'http%'
   order by r.written_at desc, r.id limit $1)
  union all
  (select r.id, r.order_item_id, i.image_url from public.reviews r join public.order_items i on i.id = r.order_item_id
   where r.status = 'pending' and i.design_version_id is null and i.image_url like 'http%' order by r.id limit 1)`;

/** As if held in a hand under a lamp: the product's picture, turned a little, closer, and warmer. */
async function takePhoto(picture: Buffer, nr: number): Promise<Buffer> {
  const random = seededRandom(SEED + nr);
  const turned = await sharp(picture)
    .rotate(random.between(2, 7) * (random.chance(0.5) ? 1 : -1), { background: "#8d7b68" })
    .modulate({ brightness: 0.86 + random.next() * 0.2, saturation: 0.85 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const [wide, high] = [Math.round(width * 0.78), Math.round(height * 0.78)];
  const left = random.between(0, Math.round(width * 0.12)) + Math.round(width * 0.05);
  return sharp(turned.data)
    .extract({ left, top: Math.round(height * 0.1), width: wide, height: high })
    .tint({ r: 255, g: 246, b: 232 })
    .toBuffer();
}

/** Stores photos for a few reviews, in a shop that has none. */
export async function insertReviewPhotos(
  client: ClientBase,
  target: { supabaseUrl: string; secretKey: string },
): Promise<void> {
  const { rowCount } = await client.query("select from public.review_photos limit 1");
  if (rowCount !== 0) return;
  const { storage } = createClient(target.supabaseUrl, target.secretKey, { auth: { persistSession: false } });
  const bucket = storage.from("review-photos");
  const { rows } = await client.query(wanted, [maxReviewPhotos]);
  for (const [nr, { id, order_item_id: item, image_url: url }] of rows.entries()) {
    const answer = await fetch(String(url).replace(/-1920\.webp$/, "-1280.webp"));
    if (!answer.ok) continue;
    const photo = await takePhoto(Buffer.from(await answer.arrayBuffer()), nr);
    const { rows: made } = await client.query("select gen_random_uuid() as id");
    const name: string = made[0].id;
    const size = { width: 0, height: 0 };
    for (const [kind, side] of Object.entries(sides)) {
      const { data, info } = await sharp(photo)
        .resize({ width: side, height: side, fit: "inside" })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
      if (kind === "large") Object.assign(size, { width: info.width, height: info.height });
      const path = kind === "large" ? `${name}.webp` : `${name}-small.webp`;
      const { error } = await bucket.upload(path, data, { contentType: "image/webp" });
      if (error) throw new Error(`${path} could not be stored: ${error.message}`);
    }
    await client.query(
      `insert into public.review_photos (id, order_item_id, review_id, width, height, path, small_path)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [name, item, id, size.width, size.height, `${name}.webp`, `${name}-small.webp`],
    );
  }
}
