import type { ClientBase } from "pg";
import { dateAdminRows } from "./admin-dates";
import type { Staff } from "./staff";
import { DAY } from "./times";

/** Offers that the manager made, and the codes of them that orders may name. */
export interface Codes {
  festive: { id: number; from: number; to: number };
  /** Each for one order. */
  sorry: readonly string[];
  sorrySince: number;
}

export const festiveCode = "FESTIVE15";

const festive = {
  code: festiveCode,
  description: "15% off in the festive weeks",
  kind: "percent",
  value: 15,
  max_discount: 300,
  min_goods: 799,
};

const sorry = {
  description: "₹100 for a parcel that came late",
  kind: "fixed",
  value: 100,
  min_goods: 499,
  max_uses: 1,
  max_uses_per_customer: 1,
};

const howMany = 50;
const timeOf = (at: number) => new Date(at).toISOString();

/** Coupons that end, and begin, around today, and a set of generated codes. `festive` is open until closeFestive(). */
export async function makeCodes(client: ClientBase, staff: Staff, end: number): Promise<Codes> {
  const [from, to, made] = [end - 38 * DAY, end - 17 * DAY, end - 44 * DAY];
  const save = (fields: object) =>
    staff.ask<string>("manager", "select public.save_coupon(null, null, $1)", [JSON.stringify(fields)]);
  const id = await save({ ...festive, starts_at: timeOf(from) });
  await dateAdminRows(client, from - 4 * DAY);

  const title = `${howMany} codes SORRY-…`;
  const input = JSON.stringify({ prefix: "SORRY-", rules: { ...sorry, starts_at: timeOf(made) } });
  const job = await staff.ask<string>(
    "manager",
    "select public.prepare_staff_job('coupons.generate', '', $1, $2)",
    [title, input],
  );
  const items = JSON.stringify(Array.from({ length: howMany }, () => ({})));
  await staff.ask("manager", "select public.add_staff_job_items($1, $2)", [job, items]);
  await staff.ask("manager", "select public.start_staff_job($1)", [job]);
  const { lease } = await staff.ask<{ lease: string }>(null, "select public.claim_staff_job($1)", [job]);
  await staff.ask(null, "select public.work_staff_job($1, $2, $3)", [job, lease, howMany]);
  await staff.rest();
  await dateAdminRows(client, made);
  const codes = await staff.ask<string[]>(
    null,
    "select array_agg(code order by id) from public.coupons where batch = $1",
    [job],
  );

  await save({
    code: "NEWYEAR",
    description: "₹250 off to begin the year",
    kind: "fixed",
    value: 250,
    min_goods: 1499,
    max_uses: 300,
    starts_at: timeOf(end + 20 * DAY),
    ends_at: timeOf(end + 34 * DAY),
  });
  await dateAdminRows(client, end - 2 * DAY);
  await staff.rest();
  return {
    festive: { id: Number(id), from, to },
    sorry: codes,
    sorrySince: made,
  };
}

/** The manager ends the festive offer. */
export async function closeFestive(client: ClientBase, staff: Staff, { festive: { id, from, to } }: Codes) {
  await staff.ask(
    "manager",
    "select public.save_coupon(id, updated_at, $2) from public.coupons where id = $1",
    [id, JSON.stringify({ ...festive, starts_at: timeOf(from), ends_at: timeOf(to) })],
  );
  await dateAdminRows(client, to - DAY);
}
