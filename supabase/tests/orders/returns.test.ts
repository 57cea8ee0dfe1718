import type { PoolClient } from "pg";
import { withReturns } from "../support/orders/books";
import { deliverCash, deliverPaid } from "../support/orders/exchanges";
import { recordAttempt, requestRefund } from "../support/orders/refunds";
import {
  moneyBackOf,
  pickUpReturn,
  receiveReturn,
  rejectReturn,
  requestReturn,
  statusOf,
  withdrawReturn,
} from "../support/orders/returns";
import { hintIn, refusalIn } from "../support/refusal";
import { stockOf } from "../support/shop";

const upiId = "asha@okbank";

describe("returned items", () => {
  it("of a COD order are refunded to a UPI ID", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      const without = refusalIn(client, () => requestReturn(client, id, { quantities: [2] }));
      expect(await without).toMatchObject({ hint: "upi_needed" });
      await receiveReturn(client, await requestReturn(client, id, { quantities: [2], upiId }));
      expect(await statusOf(client, id)).toBe("Returned");
      const { rows } = await client.query(
        "select amount, method, upi_id, reason from public.refunds where order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ amount: 998, method: "upi", upi_id: upiId, reason: "returned" }]);
    }));

  it("of a paid order are refunded to the source, without delivery", () =>
    withReturns(async (client) => {
      const { id } = await deliverPaid(client);
      await receiveReturn(client, await requestReturn(client, id), false);
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "source" }]);
    }));

  it.each(["asha@kotak811", "98765.43210@ybl"])("are refunded to %s as well", (known) =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      await receiveReturn(client, await requestReturn(client, id, { upiId: known }));
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "upi" }]);
    }),
  );

  it("are never more than were bought, over all returns together", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      for (const quantity of [0.5, 3, -1]) {
        const asked = refusalIn(client, () => requestReturn(client, id, { quantities: [quantity], upiId }));
        expect((await asked).code).toMatch(/^PT409|22P02$/);
      }
      const first = await requestReturn(client, id, { upiId });
      expect(await hintIn(client, () => requestReturn(client, id, { upiId }))).toBe("return_open");
      await receiveReturn(client, first);
      for (const again of [receiveReturn, rejectReturn]) {
        expect(await refusalIn(client, () => again(client, first))).toMatchObject({
          message: "This return is closed",
        });
      }
      const two = refusalIn(client, () => requestReturn(client, id, { quantities: [2], upiId }));
      expect(await two).toMatchObject({ hint: "bad_lines" });
      await receiveReturn(client, await requestReturn(client, id, { upiId }));
      expect(await statusOf(client, id)).toBe("Returned");
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499 }, { amount: 499 }]);
    }));

  it("that the shop rejects leave the order unchanged, and its customer gets the reason", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      const returnId = await requestReturn(client, id, { upiId });
      await rejectReturn(client, returnId);
      expect(await statusOf(client, id)).toBe("Delivered");
      const { rows } = await client.query(
        "select topic from public.outbox where data ->> 'return_id' = $1 order by topic",
        [returnId],
      );
      expect(rows.map(({ topic }) => topic)).toEqual(["return_rejected", "return_requested"]);
    }));

  it("stay with their customer when the request is withdrawn, until the courier has them", () =>
    withReturns(async (client) => {
      const { id, bought } = await deliverCash(client);
      await requestReturn(client, id, { upiId });
      await withdrawReturn(client, id);
      expect(await statusOf(client, id)).toBe("Delivered");
      expect(await hintIn(client, () => withdrawReturn(client, id))).toBe("bad_transition");
      const again = await requestReturn(client, id, { quantities: [2], upiId });
      await pickUpReturn(client, again);
      expect(await hintIn(client, () => withdrawReturn(client, id))).toBe("picked_up");
      await receiveReturn(client, again);
      expect(await stockOf(client, bought)).toEqual({ stock: 5, reserved: 0 });
    }));
});

describe("the return window", () => {
  it.each([
    ["2026-11-22T00:00:00+05:30", "2026-11-30T00:00:00+05:30"],
    ["2026-11-22T15:12:00+05:30", "2026-11-30T00:00:00+05:30"],
    ["2026-11-22T23:59:59+05:30", "2026-11-30T00:00:00+05:30"],
    ["2026-11-23T00:00:00+05:30", "2026-12-01T00:00:00+05:30"],
  ])("of a delivery at %s ends at %s, Indian midnight", (delivered, end) =>
    withReturns(async (client) => {
      const { rows } = await client.query("select private.returns_end_at($1) = $2 as is_so", [
        delivered,
        end,
      ]);
      expect(rows).toEqual([{ is_so: true }]);
    }),
  );

  it("includes its last moment, and the order is not completed before", () =>
    withReturns(async (client) => {
      const { id } = await deliverPaid(client);
      const delivered = (days: number) =>
        client.query(
          `update public.orders set delivered_at =
             ((now() at time zone 'Asia/Kolkata')::date - $2::int)::timestamp at time zone 'Asia/Kolkata' where id = $1`,
          [id, days],
        );
      await delivered(7);
      await client.query("select public.complete_orders(100000)");
      const byHand = () => client.query("select public.transition_order($1, 'Completed', 'admin')", [id]);
      expect(await hintIn(client, byHand)).toBe("returns_open");
      await requestReturn(client, id);
      await withdrawReturn(client, id);
      await delivered(8);
      expect(await hintIn(client, () => requestReturn(client, id))).toBe("return_closed");
      await byHand();
      expect(await statusOf(client, id)).toBe("Completed");
    }));
});

describe("the return window of the other items", () => {
  it("is extended by the days of the first return, unless their customer keeps them", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      const daysFrom = async () => {
        const { rows } = await client.query(
          `select extract(day from private.returns_close_at(o) - private.returns_end_at(o.delivered_at))::int as days
           from public.orders o where id = $1`,
          [id],
        );
        return rows[0].days;
      };
      const askedAgo = (returnId: string) =>
        client.query(
          "update public.return_requests set created_at = now() - interval '49 hours' where id = $1",
          [returnId],
        );
      await askedAgo(await requestReturn(client, id, { upiId }));
      await withdrawReturn(client, id);
      expect(await daysFrom()).toBe(0);
      const first = await requestReturn(client, id, { upiId });
      await askedAgo(first);
      await receiveReturn(client, first);
      expect(await daysFrom()).toBe(3);
      await client.query("update public.orders set delivered_at = now() - interval '9 days' where id = $1", [
        id,
      ]);
      await client.query("select public.complete_orders(100000)");
      await receiveReturn(client, await requestReturn(client, id, { upiId }));
      expect(await statusOf(client, id)).toBe("Returned");
    }));
});

/** The facts on the order page. */
async function sums(client: PoolClient, id: string) {
  const { rows } = await client.query(
    "select public.order_returns(order_id) as sums, (select id from public.order_items where order_id = o.id) as line from public.orders o where id = $1",
    [id],
  );
  const { left, most, open } = rows[0].sums;
  return { left: left[rows[0].line], most, value: open?.value };
}

describe("the refund for items is shown", () => {
  it("for one, two and more of them before the request, and for requested ones", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      expect(await sums(client, id)).toMatchObject({ left: [499, 998], most: 1047 });
      const returnId = await requestReturn(client, id, { upiId });
      expect(await sums(client, id)).toEqual({ left: [499], most: 1047, value: 499 });
      await receiveReturn(client, returnId);
      expect(await sums(client, id)).toMatchObject({ left: [499], most: 548 });
      await requestRefund(client, id, { amount: 500, method: "upi", upiId });
      await requestReturn(client, id, { upiId });
      expect(await sums(client, id)).toEqual({ left: [], most: 48, value: 48 });
    }));

  it("before the courier has collected the cash as well", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client, { isCollected: false });
      expect(await sums(client, id)).toMatchObject({ left: [499, 998], most: null });
    }));
});

describe("the refund of returned items", () => {
  it("is what is left after a goodwill refund of any size", () =>
    withReturns(async (client) => {
      for (const [goodwill, left] of [
        [20, 499],
        [100, 448],
        [548, null],
      ]) {
        const { id } = await deliverPaid(client);
        await requestRefund(client, id, { amount: goodwill ?? 0 });
        await receiveReturn(client, await requestReturn(client, id));
        expect(await statusOf(client, id)).toBe("Returned");
        const returned = (await moneyBackOf(client, id)).filter(({ reason }) => reason === "returned");
        expect(returned.map(({ amount }) => amount)).toEqual(left ? [left] : []);
      }
    }));

  it("in cash is not reduced by a refunded unexpected payment", () =>
    withReturns(async (client) => {
      const { id } = await deliverCash(client);
      await client.query(
        `insert into public.payments (payment_id, order_id, amount, currency, status, refund_reason, raw)
         values ('pay_extra', $1, 1047, 'INR', 'captured', 'not_expected', '{}')`,
        [id],
      );
      await client.query(
        "select private.queue_refund($1, 'pay_extra', 1047, 'not_expected', 'system'), private.record_break('not_expected', 'pay_extra', $1, 1047)",
        [id],
      );
      const asked = await requestRefund(client, id, { amount: 1047, method: "upi", upiId });
      await recordAttempt(client, asked.id, "processed", "bank");
      expect(
        await refusalIn(client, () => requestRefund(client, id, { amount: 1, method: "upi", upiId })),
      ).toMatchObject({ hint: "refund_too_much" });
    }));
});
