import type { PoolClient } from "pg";
import { withReturns } from "../support/orders/books";
import { deliverCash, deliverPaid, exchange, exchangePaid, move, seen } from "../support/orders/exchanges";
import { moveOrder } from "../support/orders/move-order";
import {
  moneyBackOf,
  pickUpReturn,
  receiveReturn,
  rejectReturn,
  requestReturn,
  setPolicy,
  statusOf,
  withdrawReturn,
} from "../support/orders/returns";
import { pastGrants } from "../support/people/actors";
import { hintIn } from "../support/refusal";
import { makeSingle, stockOf } from "../support/shop";

describe("an exchange", () => {
  it("reserves the new size at once, and restocks the old one on arrival", () =>
    withReturns(async (client) => {
      const { id, bought, other } = await deliverCash(client);
      const { returnId, newId } = await exchange(client, id, other);
      expect(await stockOf(client, other)).toEqual({ stock: 3, reserved: 1 });
      expect(await statusOf(client, id)).toBe("Return Requested");
      const { rows } = await client.query(
        "select status, total, payment_method from public.orders where id = $1",
        [newId],
      );
      expect(rows).toEqual([{ status: "Confirmed", total: 0, payment_method: "none" }]);
      await receiveReturn(client, returnId);
      expect(await stockOf(client, bought)).toEqual({ stock: 4, reserved: 0 });
      expect(await statusOf(client, id)).toBe("Delivered");
    }));

  it("is shown on the first order's page with its number and choice, even after the old item has arrived", () =>
    withReturns(async (client) => {
      const { id, returnId, newId } = await exchangePaid(client);
      const answer = async () => {
        const { rows } = await client.query(
          "select public.order_returns(order_id) -> 'exchanges' as answer from public.orders where id = $1",
          [id],
        );
        return rows[0].answer;
      };
      const item = { quantity: 1, new_size: "M" };
      const asked = { return_id: returnId, id: newId, status: "Confirmed", items: [item] };
      expect(await answer()).toMatchObject([{ ...asked, is_here: false }]);
      await receiveReturn(client, returnId);
      await moveOrder(client, newId, "Shipped");
      expect(await answer()).toMatchObject([{ ...asked, status: "Shipped", is_here: true }]);
    }));

  it("for a sold-out item, or for another product, is refused and changes nothing", () =>
    withReturns(async (client) => {
      const { id, other, soldOut } = await deliverCash(client);
      const { variantId: foreign } = await makeSingle(client);
      await client.query(
        "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, -2, 'adjust')",
        [other],
      );
      for (const [instead, quantity, hint] of [
        [soldOut, 1, "out_of_stock"],
        [other, 2, "out_of_stock"],
        [foreign, 1, "bad_exchange"],
        [undefined, 1, "bad_lines"],
      ] as const) {
        const input = { kind: "exchange" as const, instead, quantities: [quantity] };
        expect(await hintIn(client, () => requestReturn(client, id, input))).toBe(hint);
      }
      expect(await statusOf(client, id)).toBe("Delivered");
    }));

  it.each([
    ["received", ["requested", "picked_up"]],
    ["picked_up", ["requested"]],
    ["requested", []],
    [null, ["requested", "picked_up"]],
  ] as const)("waits when the shop sends on %s", (setting, waits) =>
    withReturns(async (client) => {
      if (setting) await setPolicy(client, "exchange_ships_on", setting);
      const { returnId, newId } = await exchangePaid(client);
      const isWaiting = async () => {
        await client.query("savepoint print");
        await pastGrants(client);
        const { rows } = await client.query("select private.waits_for_return($1) as answer", [newId]);
        const [{ answer }] = rows;
        await client.query("rollback to savepoint print");
        try {
          await move(client, newId, "In Production");
          expect(answer).toBe(false);
          return false;
        } catch (error) {
          expect({ error, answer }).toMatchObject({
            error: { code: "PT409", hint: "exchange_waits" },
            answer: true,
          });
          return true;
        } finally {
          await client.query("rollback to savepoint print");
        }
      };
      const seenWaiting: string[] = [];
      if (await isWaiting()) seenWaiting.push("requested");
      await pickUpReturn(client, returnId);
      if (await isWaiting()) seenWaiting.push("picked_up");
      await receiveReturn(client, returnId);
      expect(await isWaiting()).toBe(false);
      expect(seenWaiting).toEqual([...waits]);
    }),
  );

  it("is not sent while the bank disputes the payment of the old item", () =>
    withReturns(async (client) => {
      const { id, returnId, newId } = await exchangePaid(client);
      await receiveReturn(client, returnId);
      await client.query("update public.orders set disputed_at = now() where id = $1", [id]);
      expect(await hintIn(client, () => move(client, newId, "In Production"))).toBe("disputed");
    }));

  it("never turns one item into two: the new one can be returned or exchanged once the old one has arrived", () =>
    withReturns(async (client) => {
      await setPolicy(client, "exchange_ships_on", "requested");
      const { id, bought, returnId, newId } = await exchangePaid(client);
      await moveOrder(client, newId, "Delivered");
      for (const input of [{}, { kind: "exchange" as const, instead: bought }]) {
        expect(await hintIn(client, () => requestReturn(client, newId, input))).toBe("return_open");
      }
      expect(await hintIn(client, () => requestReturn(client, id))).toBe("return_open");
      await receiveReturn(client, returnId);
      expect(await hintIn(client, () => requestReturn(client, id))).toBe("bad_lines");
      await requestReturn(client, newId, { kind: "exchange", instead: bought });
      expect(await hintIn(client, () => requestReturn(client, newId))).toBe("return_open");
    }));

  it("lets a COD order book its cash when all of it was exchanged, and count as revenue", () =>
    withReturns(async (client) => {
      const { id, other } = await deliverCash(client, { isCollected: false });
      const { returnId, newId } = await exchange(client, id, other, [2]);
      await receiveReturn(client, returnId);
      await client.query("select public.collect_cod($1)", [id]);
      await moveOrder(client, newId, "Delivered");
      await client.query(
        "update public.orders set delivered_at = now() - interval '9 days' where id = any ($1)",
        [[id, newId]],
      );
      await client.query("select public.complete_orders(100000)");
      await client.query("select public.complete_orders(100000)");
      expect([await statusOf(client, id), await statusOf(client, newId)]).toEqual(["Completed", "Completed"]);
    }));
});

const upiId = "asha@okbank";

/** The last event of an order, beside its status: its note for people, and its facts. */
async function lastEvent(client: PoolClient, id: string, type: string) {
  const { rows } = await client.query(
    "select note, data from public.order_events where order_id = $1 and type = $2 order by id desc limit 1",
    [id, type],
  );
  return rows[0];
}

async function whyLost(client: PoolClient, id: string): Promise<string> {
  const { rows } = await client.query(
    "select public.order_returns(order_id) #>> '{open,exchange,lost}' as lost from public.orders where id = $1",
    [id],
  );
  return rows[0].lost;
}

describe("an exchange that ended early", () => {
  it("records that its customer keeps the items, for a withdrawn request and for a cancelled exchange", () =>
    withReturns(async (client) => {
      for (const end of [
        (id: string) => withdrawReturn(client, id),
        (_: string, newId: string) => move(client, newId, "Cancelled", "customer"),
      ]) {
        const { id, newId } = await exchangePaid(client);
        await end(id, newId);
        expect(await lastEvent(client, id, "return_withdrawn")).toEqual({ note: "", data: {} });
      }
    }));

  it("records who ended it: its customer, the courier or the shop", () =>
    withReturns(async (client) => {
      await setPolicy(client, "exchange_ships_on", "picked_up");
      for (const [actor, to, why] of [
        ["customer", "Cancelled", "cancelled"],
        ["admin", "Cancelled", "unavailable"],
        ["system", "RTO", "undelivered"],
      ] as const) {
        const { id, returnId, newId } = await exchangePaid(client);
        await pickUpReturn(client, returnId);
        if (to === "RTO") await moveOrder(client, newId, "Shipped");
        await move(client, newId, to, actor);
        expect(await lastEvent(client, id, "exchange_lost")).toEqual({ note: "", data: { reason: why } });
        expect(await whyLost(client, id)).toBe(why);
      }
    }));

  it("records that the old items weren't accepted, when the shop rejects them", () =>
    withReturns(async (client) => {
      const { id, returnId, newId } = await exchangePaid(client);
      expect(await lastEvent(client, id, "moved")).toEqual({ note: "", data: { kind: "exchange" } });
      await rejectReturn(client, returnId);
      expect((await lastEvent(client, newId, "moved")).note).toBe("We couldn't accept the old items: worn");
      expect((await lastEvent(client, id, "return_rejected")).note).toBe("Worn");
    }));
});

describe("an exchange that does not happen", () => {
  it("a lost exchange of a COD order waits for a UPI ID", () =>
    withReturns(async (client) => {
      const { id, other } = await deliverCash(client);
      const { returnId, newId } = await exchange(client, id, other);
      const name = (order: string, upi: string) =>
        client.query("select public.name_refund_upi($1, $2)", [order, upi]);
      expect(await hintIn(client, () => name(id, upiId))).toBe("nothing_owed");
      await receiveReturn(client, returnId);
      await move(client, newId, "Cancelled", "customer");
      expect(await seen(client, id)).toEqual({ status: "Delivered", back: [] });
      expect(await hintIn(client, () => name(id, "asha"))).toBe("bad_upi");
      await name(newId, upiId);
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "upi" }]);
      expect(await hintIn(client, () => name(id, "mallory@ybl"))).toBe("nothing_owed");
    }));

  it("is cancelled with a return that the shop rejects, as long as it is not shipped", () =>
    withReturns(async (client) => {
      await setPolicy(client, "exchange_ships_on", "requested");
      const { id, other } = await deliverPaid(client);
      for (const step of ["Confirmed", "In Production", "Packed"]) {
        const { returnId, newId } = await exchange(client, id, other);
        await moveOrder(client, newId, step);
        await rejectReturn(client, returnId);
        expect([await statusOf(client, id), await statusOf(client, newId)]).toEqual([
          "Delivered",
          "Cancelled",
        ]);
        await client.query(
          "update public.orders set created_at = created_at - interval '1 day' where id = $1",
          [newId],
        );
      }
      const { returnId, newId } = await exchange(client, id, other);
      await moveOrder(client, newId, "Shipped");
      expect(await hintIn(client, () => rejectReturn(client, returnId))).toBe("exchange_sent");
      await receiveReturn(client, returnId, false);
      expect(await statusOf(client, id)).toBe("Delivered");
    }));
});

describe("a faulty exchange item", () => {
  it("is exchanged again, and then returned, all against the first payment", () =>
    withReturns(async (client) => {
      const { id, bought, other } = await deliverPaid(client);
      const first = await exchange(client, id, other);
      await receiveReturn(client, first.returnId);
      await moveOrder(client, first.newId, "Delivered");
      const second = await exchange(client, first.newId, bought);
      await receiveReturn(client, second.returnId);
      await moveOrder(client, second.newId, "Delivered");
      await receiveReturn(client, await requestReturn(client, second.newId));
      for (const order of [second.newId, first.newId, id])
        expect(await statusOf(client, order)).toBe("Returned");
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "source" }]);
      const { rows } = await client.query(
        "select count(distinct paid.item_id) as n from public.return_requests q, private.find_paid_lines(q.id) as paid, public.order_items i where i.id = paid.item_id and i.order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ n: 1 }]);
    }));

  it("of a COD order requires a UPI ID for the refund", () =>
    withReturns(async (client) => {
      const { id, other } = await deliverCash(client);
      const { returnId, newId } = await exchange(client, id, other);
      await receiveReturn(client, returnId);
      await moveOrder(client, newId, "Delivered");
      expect(await hintIn(client, () => requestReturn(client, newId))).toBe("upi_needed");
      await receiveReturn(client, await requestReturn(client, newId, { upiId }));
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "upi" }]);
    }));
});
