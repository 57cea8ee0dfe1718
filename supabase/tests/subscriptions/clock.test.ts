import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { startOfCycle } from "../../../sandbox/razorpay/subscriptions/cycles";
import { inRollback, owner } from "../support/backend/database";
import { chargeIdOf, sendCharge } from "../support/subscriptions/subscription-charges";
import { makeSubscription } from "../support/subscriptions/subscription-rows";
import { makePlan } from "../support/subscriptions/subscriptions";

// Everything that depends on the clock, at the moment itself and a microsecond beside it.

/** A subscription whose moments are given in SQL; now() stays the same in its transaction. */
async function made(
  client: PoolClient,
  moments: Record<string, string>,
  change: Record<string, unknown> = {},
) {
  const { priceId } = await makePlan(client, { amount: 499 });
  const gateway = `sub_${randomUUID()}`;
  const { id } = await makeSubscription(client, priceId, { gateway_subscription_id: gateway, ...change });
  const sets = Object.entries(moments).map(([column, moment]) => `${column} = ${moment}`);
  await client.query(`update private.subscriptions set ${sets} where id = $1`, [id]);
  return { id, gateway };
}

const rowOf = async (client: PoolClient, id: string) =>
  (await client.query("select * from private.subscriptions where id = $1", [id])).rows[0];

const late = "+ interval '1 microsecond'";

it.each([
  ["a microsecond before", "open", `now() + interval '24 hours' ${late}`],
  ["at", "closed", "now() + interval '24 hours'"],
  ["after", "closed", "now() + interval '23 hours'"],
])("%s the cut-off a parcel is %s", async (_name, state, charge_at) => {
  await inRollback(owner, async (client) => {
    const { id } = await made(client, { charge_at });
    const { rows } = await client.query(
      "select private.is_open_for_change(s) as it from private.subscriptions s where id = $1",
      [id],
    );
    expect(rows[0].it).toBe(state === "open");
  });
});

it.each([
  ["three days before it", { charge_at: "now() + interval '3 days'" }, 1],
  ["not sooner", { charge_at: `now() + interval '3 days' ${late}` }, 0],
  ["not once it is due", { charge_at: "now()" }, 0],
  ["late, when the jobs stood still", { charge_at: `now() ${late}` }, 1],
  ["once", { charge_at: "now() + interval '2 days'", reminded_for: "now() + interval '2 days'" }, 0],
  ["again when it has moved", { charge_at: "now() + interval '2 days'", reminded_for: "now()" }, 1],
])("a charge is announced %s", async (_name, moments, times) => {
  await inRollback(owner, async (client) => {
    await client.query(
      "update private.subscriptions set ended_at = now(), status = 'cancelled' where ended_at is null",
    );
    await made(client, moments);
    const { rows } = await client.query("select public.run_subscription_schedule(10) as done");
    expect(rows[0].done.reminded).toBe(times);
  });
});

it.each([
  ["a pause ends at its moment", "paused", { resumes_at: "now()" }, "resume"],
  ["a pause continues until then", "paused", { resumes_at: `now() ${late}` }, null],
  ["a pause without an end continues", "paused", { resumes_at: "null" }, null],
  ["grace is over after fourteen days", "halted", { halted_at: "now() - interval '14 days'" }, "cancel"],
  ["grace lasts until then", "halted", { halted_at: `now() - interval '14 days' ${late}` }, null],
  [
    "an unauthorised mandate ends after a day",
    "created",
    { created_at: "now() - interval '1 day'" },
    "cancel",
  ],
  ["and waits until then", "created", { created_at: `now() - interval '1 day' ${late}` }, null],
])("%s", async (_name, status, moments, change) => {
  await inRollback(owner, async (client) => {
    const { id } = await made(client, moments, { status });
    await client.query("select public.run_subscription_schedule(1000)");
    expect((await rowOf(client, id)).pending_change).toBe(change);
  });
});

it.each([
  ["before", "charged", "- interval '1 microsecond'"],
  ["in", "charged", ""],
  ["after", "refunded", late],
])("a charge %s the moment of the cancellation is %s", async (_name, result, beside) => {
  await inRollback(owner, async (client) => {
    const { id, gateway } = await made(client, { cancel_asked_at: "now() - interval '1 hour'" });
    const { rows } = await client.query(
      `select (cancel_asked_at ${beside})::text as at from private.subscriptions where id = $1`,
      [id],
    );
    const subscribed = { gateway, paymentId: `pay_${id}`, amount: 499, paidAt: rows[0].at };
    expect(await sendCharge(client, subscribed)).toBe(result);
  });
});

it("gives a subscriber seven days to choose, and then refunds", async () => {
  await inRollback(owner, async (client) => {
    const { id, gateway } = await made(client, { charge_at: "now()" }, { size: "9XL" });
    await sendCharge(client, { gateway, paymentId: `pay_${id}`, amount: 499 });
    const chargeId = await chargeIdOf(client, id);
    await client.query("select public.prepare_subscription_order($1)", [chargeId]);
    const claimed = async () =>
      (await client.query("select public.claim_subscription_charges(100) as it")).rows[0].it.filter(
        (each: { id: string }) => each.id === chargeId,
      );
    const { rows: shown } = await client.query(
      `select (private.subscription_row(s) #>> '{charges,0,choose_by}')::timestamptz = now() + interval '7 days' as has_deadline,
         c.next_at = now() + interval '7 days' as is_stored
       from private.subscriptions s join private.subscription_charges c on c.subscription_id = s.id where s.id = $1`,
      [id],
    );
    expect(shown).toEqual([{ has_deadline: true, is_stored: true }]);
    const dueAt = (moment: string) =>
      client.query(`update private.subscription_charges set next_at = ${moment} where id = $1`, [chargeId]);
    await dueAt(`now() ${late}`);
    expect(await claimed()).toEqual([]);
    await dueAt("now()");
    expect(await claimed()).toEqual([{ id: chargeId, is_over: true }]);
  });
});

describe("a pause", () => {
  const india = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
  const endOf = async (client: PoolClient, chargeAt: number, charges: number, months: number) => {
    const { rows } = await client.query("select private.end_of_pause($1, $2, $3) as at", [
      new Date(chargeAt),
      charges,
      months,
    ]);
    return rows[0].at.getTime() as number;
  };

  it.each([
    ["2027-01-31", 1, 1, "2027-02-04"],
    ["2027-01-31", 2, 1, "2027-03-04"],
    ["2028-02-29", 1, 1, "2028-03-04"],
    ["2028-02-29", 2, 1, "2028-04-02"],
    ["2028-02-28", 3, 1, "2028-05-02"],
    ["2027-11-30", 2, 3, "2028-03-04"],
    ["2027-12-31", 1, 1, "2028-01-04"],
  ])("from the charge of %s over %i, each %i months, ends on %s", async (day, charges, months, end) => {
    await inRollback(owner, async (client) => {
      for (const zone of ["UTC", "Asia/Kolkata", "America/New_York"]) {
        await client.query("select set_config('timezone', $1, true)", [zone]);
        expect(new Date(await endOf(client, india(day), charges, months))).toEqual(new Date(india(end)));
      }
    });
  });

  it("skips as many charges as requested, at the end of each month and on the leap day", async () => {
    const hour = 3_600_000;
    await inRollback(owner, async (client) => {
      for (const day of [1, 15, 27, 28, 29, 30, 31])
        for (const months of [1, 3])
          for (const charges of [1, 2, 3])
            for (let cycle = 1; cycle <= 8; cycle++) {
              const anchor = Date.parse(`2027-10-${String(day).padStart(2, "0")}T13:00:00+05:30`) / 1000;
              const at = (nr: number) =>
                startOfCycle(anchor, { period: "monthly", interval: months }, nr) * 1000;
              const end = await endOf(client, at(cycle), charges, months);
              const gaps = [end - at(cycle + charges - 1), at(cycle + charges) - end];
              expect({ day, months, charges, cycle, isIn: gaps.every((gap) => gap >= 24 * hour) }).toEqual({
                day,
                months,
                charges,
                cycle,
                isIn: true,
              });
              expect(gaps[1]).toBeGreaterThan(14 * 24 * hour);
            }
    });
  });
});
