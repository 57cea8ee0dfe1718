import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";
import { makeLeadFixtures } from "./lead-fixtures";

const draft = "00000000-0000-4000-8000-00000000d4af";

/** What staff write about an order. */
export async function makeDeskFixtures(db: Db, asha: string): Promise<Record<string, Fixture>> {
  const { rows: people } = await db.query("select id from auth.users where email = 'support@kapas.test'");
  const author: string = people[0].id;
  await db.query(`
    insert into public.order_notes (order_id, author_name, body) values ('${asha}', 'Staff', 'A note');
    insert into public.order_tags (order_id, tags) values ('${asha}', '{gift}');
    insert into public.extra_parcels (order_id, courier, tracking_number) values ('${asha}', 'Delhivery', 'DL1');
    insert into public.phone_drafts (id, author, author_name, draft) values ('${draft}', '${author}', 'Support', '{}')`);
  const { rows } = await db.query(
    `with new_case as (
       insert into public.reconciliation_breaks (reason, payment_id, amount, resolved_at)
       values ('unknown_order', 'pay_' || gen_random_uuid(), 1, now()) returning id
     )
     insert into public.money_steps (id, break_id, kind, note, asked_name, outcome)
     select gen_random_uuid(), id, 'note', 'A note', 'Staff', 'done' from new_case returning id, break_id`,
  );
  const { id: noteId, break_id: breakId } = rows[0];
  return {
    ...(await makeLeadFixtures(db, asha)),
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
    "public.money_steps": {
      key: "id",
      rows: { note: noteId },
      inserts: {
        row: `(id, break_id, kind, note, asked_name, outcome) values (gen_random_uuid(), ${breakId}, 'note', 'A note', 'x', 'done')`,
      },
      update: "note = 'Edited'",
    },
    "public.extra_parcels": {
      key: "order_id",
      rows: { asha },
      inserts: { row: `(order_id, courier, tracking_number) values ('${asha}', 'Some', 'NEW1')` },
      update: "courier = 'Edited'",
    },
    "public.phone_drafts": {
      key: "id",
      rows: { support: draft },
      inserts: {
        row: `(id, author, author_name, draft) values (gen_random_uuid(), '${author}', 'x', '{}')`,
      },
      update: "author_name = 'Edited'",
    },
  };
}
