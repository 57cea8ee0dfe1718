import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** A subscriber, and what the popup has brought. */
export async function makeLeadFixtures(db: Db, orderId: string): Promise<Record<string, Fixture>> {
  await db.query(
    "insert into public.user_leads (email, source, consent_version) values ('access-lead@example.com', 'popup', '2026-11')",
  );
  await db.query("insert into public.lead_popup_days (day, arm) values ('2020-01-01', 'shown')");
  await db.query("insert into public.lead_popup_orders (order_id, arm) values ($1, 'shown')", [orderId]);
  return {
    "public.user_leads": {
      key: "email",
      rows: { lead: "access-lead@example.com" },
      inserts: {
        row: "(email, source, consent_version) values ('access-new-lead@example.com', 'popup', '2026-11')",
      },
      update: "coupon_used = true",
    },
    "public.lead_popup_days": {
      key: "day",
      rows: { day: "2020-01-01" },
      inserts: { row: "(day, arm) values ('2020-01-02', 'shown')" },
      update: "leads = 1",
    },
    "public.lead_popup_orders": {
      key: "order_id",
      rows: { order: orderId },
      inserts: {
        row: `(order_id, arm) select id, 'shown' from public.orders where id <> '${orderId}' limit 1`,
      },
      update: "arm = 'held'",
    },
  };
}
