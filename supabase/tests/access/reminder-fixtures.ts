import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

const variant = "(select min(id) from public.product_variants)";
const basket = (key: string) => `values ('${key}', 'access@example.com', '[{}]')`;

/** What people want to be told, one row each. */
export async function makeReminderFixtures(db: Db): Promise<Record<string, Fixture>> {
  await db.query(`
    insert into public.restock_requests (variant_id, email) values (${variant}, 'access@example.com');
    insert into public.basket_reminders (basket_key, email, lines) ${basket("access-basket-key")};
    insert into private.reminder_runs (kind, ran_at) values ('access', now())`);
  return {
    "public.restock_requests": {
      key: "email",
      rows: { request: "access@example.com" },
      inserts: { row: `(variant_id, email) values (${variant}, 'access-new@example.com')` },
      update: "told_at = now()",
    },
    "public.basket_reminders": {
      key: "email",
      rows: { basket: "access@example.com" },
      inserts: { row: `(basket_key, email, lines) ${basket("access-new-key-123")}` },
      update: "changed_at = now()",
    },
    "public.mail_recipients": {
      key: "email",
      rows: { reader: "access-reader@example.com" },
      inserts: { row: "(email) values ('access-new@example.com')" },
      update: "changed_at = now()",
    },
    "private.reminder_runs": {
      key: "kind",
      rows: { run: "access" },
      inserts: { row: "(kind, ran_at) values ('new', now())" },
      update: "ran_at = now()",
    },
  };
}
