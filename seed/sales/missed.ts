import type { ClientBase } from "pg";

const DAYS = 90;

/** Lost demand: people who chose a size of what is sold out, on some days. */
export async function insertMissedSizes(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into public.lost_demand (day, variant_id, people)
     select $1::date - back, v.id, 1 + abs(hashtext(v.sku || back)) % 3
     from public.product_variants v join public.products p on p.id = v.product_id, generate_series(0, $2) as back
     where v.is_active and v.available = 0 and p.status = 'published' and not p.is_deleted
       and abs(hashtext(v.size || v.sku || '/' || back)) % 17 = 0
     on conflict do nothing`,
    [now, DAYS],
  );
}
