import type { People } from "../support/actors";
import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** Ravi, who brought Asha's order, and what was kept of it. */
export async function makeReferralFixtures(db: Db, { asha, ravi }: People): Promise<Record<string, Fixture>> {
  for (const table of ["referrers", "referral_devices", "referral_changes"])
    await db.query(`delete from private.${table}`);
  await db.query(`insert into private.referrers (referrer_id) values ('${ravi}')`);
  const { rows } = await db.query(`
    insert into private.referrals (order_id, referrer_id, state, is_first_order)
    select id, '${ravi}', 'counts', true from public.orders where user_id = '${asha}' limit 1 returning order_id`);
  const { rows: others } = await db.query("select id from public.orders where id <> $1 limit 1", [
    rows[0].order_id,
  ]);
  await db.query(
    `insert into private.referral_rewards (referrer_id, number, pieces) values ('${ravi}', 1, 3)`,
  );
  await db.query(
    `insert into private.referral_devices (user_id, browser_key_hash) values ('${ravi}', 'fixture')`,
  );
  await db.query(`insert into private.referral_changes (referrer_id) values ('${ravi}')`);
  return {
    "private.referrers": {
      key: "referrer_id",
      rows: { ravi },
      inserts: { row: `(referrer_id) values ('${asha}')` },
      update: "rev = 9",
    },
    "private.referrals": {
      key: "order_id",
      rows: { asha: rows[0].order_id },
      inserts: {
        row: `(order_id, referrer_id, state, is_first_order) values ('${others[0].id}', '${ravi}', 'counts', true)`,
      },
      update: "pieces = 9",
    },
    "private.referral_rewards": {
      key: "referrer_id",
      rows: { ravi },
      inserts: { row: `(referrer_id, number, pieces) values ('${ravi}', 2, 3)` },
      update: "pieces = 9",
    },
    "private.referral_devices": {
      key: "user_id",
      rows: { ravi },
      inserts: { row: `(user_id, browser_key_hash) values ('${asha}', 'new-one')` },
      update: "visitor = 'Edited'",
    },
    "private.referral_changes": {
      key: "referrer_id",
      rows: { ravi },
      inserts: { row: `(referrer_id) values ('${asha}')` },
      update: "referrer_id = gen_random_uuid()",
    },
  };
}
