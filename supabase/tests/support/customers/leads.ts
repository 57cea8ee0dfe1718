import { randomUUID } from "node:crypto";
import { leadNotice } from "../../../../lib/privacy/collection-notices";
import type { CouponRow } from "../orders/coupons";
import type { Db } from "../shop";

/** An address that no other test has. */
export const newAddress = () => `lead.${randomUUID().slice(0, 12)}@example.com`;

/** Sends the form as the server does. Returns the code that the screen shows. */
export async function receiveLead(
  db: Db,
  fields: Record<string, unknown> = {},
  { ip = "198.51.100.77", arm = null as string | null } = {},
): Promise<string> {
  const sent = {
    email: newAddress(),
    source: "popup",
    session_id: randomUUID(),
    consent_version: leadNotice.version,
  };
  const { rows } = await db.query("select public.receive_lead($1, $2, $3) as code", [
    { ...sent, ...fields },
    ip,
    arm,
  ]);
  return rows[0].code;
}

// biome-ignore lint/suspicious/noExplicitAny: a row of the database, whose columns each test knows
export async function leadOf(db: Db, email: string): Promise<any> {
  const { rows } = await db.query("select * from public.user_leads where email_key = private.email_key($1)", [
    email,
  ]);
  return rows[0];
}

export async function couponOf(db: Db, code: string): Promise<CouponRow & Record<string, unknown>> {
  const { rows } = await db.query(
    "select *, to_jsonb(updated_at) as updated_at from public.coupons where code = $1",
    [code],
  );
  return rows[0];
}

export async function setLeads(db: Db, value: object): Promise<void> {
  await db.query(
    `insert into public.admin_settings as s (key, value) values ('lead_settings', $1)
     on conflict (key) do update set value = excluded.value`,
    [value],
  );
}
