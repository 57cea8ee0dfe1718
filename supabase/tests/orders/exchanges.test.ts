import type { PoolClient } from "pg";
import { inRollback, openPool } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/move-order";
import { placePaidOrder } from "../support/refunds";
import { refusalIn } from "../support/refusal";
import {
  allowReturns,
  exchangeOf,
  moneyBackOf,
  pickUpReturn,
  receiveReturn,
  rejectReturn,
  requestReturn,
  setPolicy,
  statusOf,
  withdrawReturn,
} from "../support/returns";
import { makeProduct, makeSingle, orderOf, placeOrder, stockOf } from "../support/shop";

const owner = openPool("postgres");
afterAll(() => owner.end());

const play = (work: (client: PoolClient) => Promise<void>) =>
  inRollback(owner, async (client) => {
    await allowReturns(client);
    await work(client);
    expect(await contradictionsIn(client)).toEqual({});
  });

const upiId = "asha@okbank";

/** Two pieces of 499 rupees for 1,047 in cash that was collected, delivered. */
async function deliverCash(client: PoolClient, { isCollected = true } = {}) {
  const { variantIds } = await makeProduct(client, { stocks: [5, 3, 0] });
  const [bought = 0, other = 0, soldOut = 0] = variantIds;
  const { id } = await placeOrder(client, orderOf([{ variantId: bought, quantity: 2 }]));
  await moveOrder(client, id, "Delivered");
  if (isCollected) await client.query("select public.collect_cod($1)", [id]);
  return { id, bought, other, soldOut };
}

/** One piece of 499 rupees, paid by card and delivered, and another size of it. */
async function deliverPaid(client: PoolClient) {
  const paid = await placePaidOrder(client, 3);
  await moveOrder(client, paid.id, "Delivered");
  const { rows } = await client.query(
    `insert into public.product_variants (product_id, size, color, sku)
     select product_id, 'M', color, sku || '-M' from public.product_variants where id = $1 returning id`,
    [paid.variantId],
  );
  const other: number = rows[0].id;
  await client.query(
    "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 5, 'receive')",
    [other],
  );
  return { ...paid, bought: paid.variantId, other };
}

async function exchange(client: PoolClient, id: string, instead: number, pieces = [1]) {
  const returnId = await requestReturn(client, id, { kind: "exchange", instead, pieces });
  return { returnId, newId: await exchangeOf(client, id) };
}

const move = (client: PoolClient, id: string, to: string, actor = "admin") =>
  client.query("select public.transition_order($1, $2, $3)", [id, to, actor]);

const seen = async (client: PoolClient, id: string) => ({
  status: await statusOf(client, id),
  back: (await moneyBackOf(client, id)).map(({ amount }) => amount),
});

describe("an exchange", () => {
  it("puts the new size aside at once, and the old one goes back to the shelf", () =>
    play(async (client) => {
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

  it("for what is sold out, or for another product, is refused and changes nothing", () =>
    play(async (client) => {
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
        const wish = { kind: "exchange" as const, instead, pieces: [quantity] };
        expect(await refusalIn(client, () => requestReturn(client, id, wish))).toMatchObject({ hint });
      }
      expect(await statusOf(client, id)).toBe("Delivered");
    }));

  it.each([
    ["received", ["requested", "picked_up"]],
    ["picked_up", ["requested"]],
    ["requested", []],
    [null, ["requested", "picked_up"]],
  ] as const)("waits when the shop sends on %s", (setting, waits) =>
    play(async (client) => {
      if (setting) await setPolicy(client, "exchange_ships_on", setting);
      const { id, other } = await deliverPaid(client);
      const { returnId, newId } = await exchange(client, id, other);
      const isWaiting = async () => {
        await client.query("savepoint print");
        try {
          await move(client, newId, "In Production");
          return false;
        } catch (error) {
          expect(error).toMatchObject({ code: "PT409", hint: "exchange_waits" });
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

  it("is not sent while the bank disputes the payment of the old piece", () =>
    play(async (client) => {
      const { id, other } = await deliverPaid(client);
      const { returnId, newId } = await exchange(client, id, other);
      await receiveReturn(client, returnId);
      await client.query("update public.orders set disputed_at = now() where id = $1", [id]);
      expect(await refusalIn(client, () => move(client, newId, "In Production"))).toMatchObject({
        hint: "disputed",
      });
    }));

  it("never makes two pieces of one: the new one comes back or is exchanged when the old one is here", () =>
    play(async (client) => {
      await setPolicy(client, "exchange_ships_on", "requested");
      const { id, bought, other } = await deliverPaid(client);
      const { returnId, newId } = await exchange(client, id, other);
      await moveOrder(client, newId, "Delivered");
      for (const wish of [{}, { kind: "exchange" as const, instead: bought }]) {
        expect(await refusalIn(client, () => requestReturn(client, newId, wish))).toMatchObject({
          hint: "return_open",
        });
      }
      expect(await refusalIn(client, () => requestReturn(client, id))).toMatchObject({ hint: "return_open" });
      await receiveReturn(client, returnId);
      expect(await refusalIn(client, () => requestReturn(client, id))).toMatchObject({ hint: "bad_lines" });
      await requestReturn(client, newId, { kind: "exchange", instead: bought });
      expect(await refusalIn(client, () => requestReturn(client, newId))).toMatchObject({
        hint: "return_open",
      });
    }));

  it("lets a cash order book its cash when all of it was exchanged, and count as revenue", () =>
    play(async (client) => {
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

describe("an exchange that does not come about", () => {
  it("leaves its buyer the old piece when they cancel it before sending that", () =>
    play(async (client) => {
      const { id, other } = await deliverPaid(client);
      const { newId } = await exchange(client, id, other);
      await move(client, newId, "Cancelled", "customer");
      expect(await seen(client, id)).toEqual({ status: "Delivered", back: [] });
      expect(await stockOf(client, other)).toEqual({ stock: 5, reserved: 0 });
      await receiveReturn(client, await requestReturn(client, id));
      expect(await seen(client, id)).toEqual({ status: "Returned", back: [499] });
    }));

  it("is withdrawn together with its request", () =>
    play(async (client) => {
      const { id, other } = await deliverPaid(client);
      const { newId } = await exchange(client, id, other);
      await withdrawReturn(client, id);
      expect([await statusOf(client, id), await statusOf(client, newId)]).toEqual(["Delivered", "Cancelled"]);
    }));

  it.each(["customer", "admin"])(
    "becomes a refund when the %s cancels it after the old piece is here",
    (actor) =>
      play(async (client) => {
        const { id, other } = await deliverPaid(client);
        const { returnId, newId } = await exchange(client, id, other);
        await receiveReturn(client, returnId);
        await move(client, newId, "Cancelled", actor);
        expect(await seen(client, id)).toEqual({ status: "Returned", back: [499] });
      }),
  );

  it("becomes a return when the shop cancels it, or its buyer once the courier has the old piece", () =>
    play(async (client) => {
      for (const [actor, isPickedUp] of [
        ["admin", false],
        ["customer", true],
      ] as const) {
        const { id, other } = await deliverPaid(client);
        const { returnId, newId } = await exchange(client, id, other);
        if (isPickedUp) await pickUpReturn(client, returnId);
        await move(client, newId, "Cancelled", actor);
        expect(await seen(client, id)).toEqual({ status: "Return Requested", back: [] });
        await receiveReturn(client, returnId);
        expect(await seen(client, id)).toEqual({ status: "Returned", back: [499] });
      }
    }));

  it("becomes a refund when its parcel comes back, or its piece can't be printed", () =>
    play(async (client) => {
      for (const way of ["RTO", "Cancelled"]) {
        const { id, other } = await deliverPaid(client);
        const { returnId, newId } = await exchange(client, id, other);
        await receiveReturn(client, returnId);
        await moveOrder(client, newId, way === "RTO" ? "Shipped" : "In Production");
        await move(client, newId, way);
        expect(await seen(client, id)).toEqual({ status: "Returned", back: [499] });
        expect(await stockOf(client, other)).toEqual({ stock: 5, reserved: 0 });
      }
    }));

  it("of a cash order waits for a UPI ID, which it never asked for", () =>
    play(async (client) => {
      const { id, other } = await deliverCash(client);
      const { returnId, newId } = await exchange(client, id, other);
      const name = (order: string, upi: string) =>
        client.query("select public.name_refund_upi($1, $2)", [order, upi]);
      expect(await refusalIn(client, () => name(id, upiId))).toMatchObject({ hint: "nothing_owed" });
      await receiveReturn(client, returnId);
      await move(client, newId, "Cancelled", "customer");
      expect(await seen(client, id)).toEqual({ status: "Delivered", back: [] });
      expect(await refusalIn(client, () => name(id, "asha"))).toMatchObject({ hint: "bad_upi" });
      await name(newId, upiId);
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "upi" }]);
      expect(await refusalIn(client, () => name(id, "mallory@ybl"))).toMatchObject({ hint: "nothing_owed" });
    }));

  it("is cancelled with a return that the shop refuses, as long as it is not packed", () =>
    play(async (client) => {
      await setPolicy(client, "exchange_ships_on", "requested");
      const { id, other } = await deliverPaid(client);
      for (const step of ["Confirmed", "In Production"]) {
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
      await moveOrder(client, newId, "Packed");
      expect(await refusalIn(client, () => rejectReturn(client, returnId))).toMatchObject({
        hint: "exchange_sent",
      });
      await receiveReturn(client, returnId, false);
      expect(await statusOf(client, id)).toBe("Delivered");
    }));
});

describe("a new piece that is faulty", () => {
  it("comes back for the money that the first one was paid with", () =>
    play(async (client) => {
      const { id, other } = await deliverPaid(client);
      const { returnId, newId } = await exchange(client, id, other);
      await receiveReturn(client, returnId);
      await moveOrder(client, newId, "Delivered");
      await receiveReturn(client, await requestReturn(client, newId));
      expect(await statusOf(client, newId)).toBe("Returned");
      expect(await seen(client, id)).toEqual({ status: "Returned", back: [499] });
    }));

  it("is exchanged again, and then comes back, all against the first payment", () =>
    play(async (client) => {
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
        "select count(distinct paid) as n from public.return_requests q, private.paid_items_of(q.id) as paid, public.order_items i where i.id = paid and i.order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ n: 1 }]);
    }));

  it("of a cash order asks where the money goes", () =>
    play(async (client) => {
      const { id, other } = await deliverCash(client);
      const { returnId, newId } = await exchange(client, id, other);
      await receiveReturn(client, returnId);
      await moveOrder(client, newId, "Delivered");
      expect(await refusalIn(client, () => requestReturn(client, newId))).toMatchObject({
        hint: "upi_needed",
      });
      await receiveReturn(client, await requestReturn(client, newId, { upiId }));
      expect(await moneyBackOf(client, id)).toMatchObject([{ amount: 499, method: "upi" }]);
    }));
});
