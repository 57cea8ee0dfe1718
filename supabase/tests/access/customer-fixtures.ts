import type { People } from "../support/actors";
import type { Db } from "../support/shop";
import { makeDesignFixtures } from "./design-fixtures";
import type { Fixture } from "./fixture";
import { makeReferralFixtures } from "./referral-fixtures";
import { makeReminderFixtures } from "./reminder-fixtures";

/** What staff keep about customers, one row each, of Ravi; and what customers designed. */
export async function makeCustomerFixtures(db: Db, people: People): Promise<Record<string, Fixture>> {
  const { asha, ravi } = people;
  await db.query("insert into public.mail_recipients (email) values ('access-reader@example.com')");
  await db.query("delete from private.customer_changes");
  await db.query("delete from private.customers");
  await db.query(`
    insert into private.blocks (user_id, reason, blocked_by) values ('${ravi}', 'A reason', 'Staff');
    insert into private.customer_notes (user_id, author_name, body) values ('${ravi}', 'Staff', 'A note');
    insert into private.deletion_requests (user_id, note, noted_by) values ('${ravi}', 'A letter', 'Staff')`);
  const rollUp = (id: string) =>
    `values ('${id}', 'x', null, null, 'x', now(), false, false, false, 0, 0, 0, 0)`;
  await db.query(`insert into private.customers ${rollUp(ravi)}`);
  await db.query("delete from private.customer_changes");
  await db.query("insert into private.customer_changes (email) values ('fixture@kapas.test')");
  return {
    ...(await makeDesignFixtures(db, people)),
    "public.mail_recipients": {
      key: "email",
      rows: { reader: "access-reader@example.com" },
      inserts: { row: "(email) values ('access-new@example.com')" },
      update: "changed_at = now()",
    },
    ...(await makeReferralFixtures(db, people)),
    ...(await makeReminderFixtures(db)),
    "private.blocks": {
      key: "user_id",
      rows: { ravi },
      inserts: { row: `(user_id, reason, blocked_by) values ('${asha}', 'Why', 'x')` },
      update: "reason = 'Edited'",
    },
    "private.customers": {
      key: "user_id",
      rows: { ravi },
      inserts: { row: rollUp(asha) },
      update: "name = 'Edited'",
    },
    "private.customer_changes": {
      key: "email",
      rows: { change: "fixture@kapas.test" },
      inserts: { row: "(email) values ('new@kapas.test')" },
      update: "account_id = gen_random_uuid()",
    },
    "private.customer_notes": {
      key: "user_id",
      rows: { ravi },
      inserts: { row: `(user_id, author_name, body) values ('${asha}', 'x', 'x')` },
      update: "body = 'Edited'",
    },
    "private.deletion_requests": {
      key: "user_id",
      rows: { ravi },
      inserts: { row: `(user_id, note, noted_by) values ('${asha}', 'Why', 'x')` },
      update: "note = 'Edited'",
    },
  };
}
