import { inRollback, openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { capture, newPaymentId } from "../support/orders/refunds";
import { committed, inSession, play } from "../support/people/staff-session";
import { pidOf, waitsFor } from "../support/races/overtake";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { attachGatewayOrder, makeSingle, orderOf, placeOrder } from "../support/shop";

const everybody = openPool("service_role", 12);
beforeAll(async () => {
  await owner.query("select public.refresh_reports(10)");
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

// The days that the orders here are moved to: other tests use other days, and add nothing to these.
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
const [from, until] = [daysAgo(9), daysAgo(1)];

const read = (report: "sales" | "payments") =>
  play(
    owner,
    inSession("admin", async (session) => {
      const { rows } = await session.query("select public.report($1, $2, $3) -> 'total' as total", [
        report,
        from,
        until,
      ]);
      return rows[0].total;
    }),
  );

/** In whole paise, as reports count. */
async function ledger() {
  const { rows } = await owner.query(
    `select
       (select coalesce(sum(total), 0) * 100 from public.orders where created_at >= $1 and created_at < $2
          and payment_method <> 'none' and status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO'))::bigint as sold,
       (select coalesce(sum(amount), 0) * 100 from public.payments where created_at >= $1 and created_at < $2
          and status = 'captured' and currency = 'INR')::bigint as paid`,
    [from, until],
  );
  return rows[0];
}

it("matches the ledger on all days when orders, payments and cancellations of past days race with four runs", async () => {
  for (const round of rounds(2, 40)) {
    const { variantId } = await makeSingle(owner, 50);
    const { won, refused } = await race(everybody, 12, async (client, index) => {
      if (index % 3 === 0) {
        let stored = 0;
        for (let times = 0; times < 5; times++) {
          const { rows } = await client.query("select public.refresh_reports(2) as days");
          stored += rows[0].days;
        }
        return stored;
      }
      const { id } = await placeOrder(client, orderOf([{ variantId }], { payment_method: "online" }));
      const day = ((index + round) % 5) + 2;
      // As if it had been placed then: its day is already stored, or is being stored.
      await client.query(
        "update public.orders set created_at = now() - make_interval(days => $2) where id = $1",
        [id, day],
      );
      const [gatewayOrderId, paymentId] = [await attachGatewayOrder(client, id), newPaymentId()];
      await committed(client, async () => {
        await capture(client, gatewayOrderId, paymentId);
        await client.query(
          "update public.payments set created_at = now() - make_interval(days => $2) where payment_id = $1",
          [paymentId, day],
        );
      });
      if (index % 3 === 2)
        await client.query("select public.transition_order($1, 'Cancelled', 'admin')", [id]);
      return 0;
    });
    expect({ refused: countRefusals(refused), runs: won.length }).toEqual({ refused: {}, runs: 12 });
    const { sold, paid } = await ledger();
    expect(paid).toBeGreaterThan(sold);
    // At once, from stored and calculated days; then from stored ones only.
    expect([(await read("sales"))[5], (await read("payments"))[2]]).toEqual([sold, paid]);
    await owner.query("select public.refresh_reports(10)");
    const { rows } = await owner.query(
      `select public.check_reports($1, $2) as faults,
         (select count(*)::int from private.report_changes where day between private.indian_day($1) and private.indian_day($2)) as noted`,
      [from, until],
    );
    expect(rows).toEqual([{ faults: [], noted: 0 }]);
    expect([(await read("sales"))[5], (await read("payments"))[2]]).toEqual([sold, paid]);
  }
});

it("a report includes a sale recorded while its day is being stored", async () => {
  const { variantId } = await makeSingle(owner);
  const past = async () => {
    const { id } = await placeOrder(owner, orderOf([{ variantId }]));
    await owner.query("update public.orders set created_at = now() - interval '3 days' where id = $1", [id]);
  };
  await past();
  await owner.query("select public.refresh_reports(10)");
  await past();
  await inRollback(owner, async (holder) => {
    // The last row that storing a day writes: it waits with the calculated day.
    await holder.query(
      "select from private.report_days where day = private.indian_day(now() - interval '3 days') for update",
    );
    const storer = await owner.connect();
    try {
      const waiter = await pidOf(storer);
      const stored = storer.query("select public.refresh_reports(10)");
      expect(await waitsFor(owner, waiter, await pidOf(holder))).toBe(true);
      await past();
      await holder.query("rollback");
      await stored;
    } finally {
      storer.release();
    }
  });
  expect((await read("sales"))[5]).toBe((await ledger()).sold);
});

it("lets the second of two concurrent runs return at once", async () => {
  const first = await owner.connect();
  try {
    await first.query("begin");
    await first.query("select public.refresh_reports(1)");
    expect((await owner.query("select public.refresh_reports(1000) as days")).rows).toEqual([{ days: 0 }]);
  } finally {
    await first.query("rollback");
    first.release();
  }
});
