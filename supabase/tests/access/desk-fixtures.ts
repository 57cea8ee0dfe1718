import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** What staff write about an order. */
export async function makeDeskFixtures(db: Db, asha: string): Promise<Record<string, Fixture>> {
  await db.query(`
    insert into public.order_notes (order_id, author_name, body) values ('${asha}', 'Staff', 'A note');
    insert into public.order_tags (order_id, tags) values ('${asha}', '{gift}');
    insert into public.extra_parcels (order_id, courier, tracking_number) values ('${asha}', 'Delhivery', 'DL1')`);
  return {
    "public.order_notes": {
      key: "order_id",
      rows: { asha },
      inserts: { row: `(order_id, author_name, body) values ('${asha}', 'x', 'x')` },
      update: "body = 'Edited'",
    },
    "public.order_tags": {
      key: "order_id",
      rows: { asha },
      inserts: {
        row: `(order_id, tags) values ((select id from public.orders where id <> '${asha}' limit 1), '{new}')`,
      },
      update: "tags = '{edited}'",
    },
    "public.extra_parcels": {
      key: "order_id",
      rows: { asha },
      inserts: { row: `(order_id, courier, tracking_number) values ('${asha}', 'Some', 'NEW1')` },
      update: "courier = 'Edited'",
    },
  };
}
