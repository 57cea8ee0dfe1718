import type { PoolClient } from "pg";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { withReturns } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { exchangeOf, moneyBackOf, statusOf } from "../support/orders/returns";
import { hintIn, refusalIn } from "../support/refusal";
import { orderOf, placeOrder, stockOf } from "../support/shop";

// A blank with a custom design stays printed, however it is returned.

/** Two items of one design and one plain blank, of the same variant or of the other; stock was nine of each. */
async function place(client: PoolClient, status: string, isPlainOther = false) {
  const [variantId = 0, other = 0] = await makeBlank(client, [9, 9]);
  const design = await makeVersion(client);
  const { id } = await placeOrder(
    client,
    orderOf([
      { variantId, quantity: 2, listPrice: 798, design },
      { variantId: isPlainOther ? other : variantId, quantity: 1 },
    ]),
  );
  await moveOrder(client, id, status);
  const { rows } = await client.query(
    "select id from public.order_items where order_id = $1 order by design_version_id nulls last",
    [id],
  );
  const [own = 0, plain = 0] = rows.map((row) => Number(row.id));
  return { id, variantId, other, design, own, plain };
}

const ask = async (
  client: PoolClient,
  orderId: string,
  kind: "return" | "exchange",
  lines: readonly object[],
  actor = "admin",
): Promise<string> => {
  const { rows } = await client.query(
    "select public.request_return($1, $2, $3, 'The print is torn', null, $4) as id",
    [orderId, kind, JSON.stringify(lines), actor],
  );
  return rows[0].id;
};

const receive = (client: PoolClient, returnId: string, lines: readonly object[]) =>
  client.query("select public.receive_return($1, null, 'admin', $2)", [returnId, JSON.stringify(lines)]);

const ledgerOf = async (client: PoolClient, orderId: string) => {
  const { rows } = await client.query(
    "select reason, stock_delta, reserved_delta from public.stock_moves where order_id = $1 order by id",
    [orderId],
  );
  return rows.map((row) => `${row.reason} ${row.stock_delta} ${row.reserved_delta}`).toSorted();
};

describe("a returned custom item", () => {
  it("is written off or missing; the plain item beside it is restocked", () =>
    withReturns(async (client) => {
      const { id, variantId, own, plain } = await place(client, "Delivered");
      const returnId = await ask(client, id, "return", [
        { order_item_id: own, quantity: 2 },
        { order_item_id: plain, quantity: 1 },
      ]);
      const rest = { order_item_id: plain, restocked: 1, written_off: 0, missing: 0 };
      for (const fate of [
        { restocked: 2, written_off: 0, missing: 0 },
        { restocked: 1, written_off: 0, missing: 1 },
      ]) {
        const refused = refusalIn(client, () =>
          receive(client, returnId, [{ order_item_id: own, ...fate }, rest]),
        );
        expect(await refused).toMatchObject({ code: "PT409", hint: "custom_item_restocked" });
      }
      const before = await stockOf(client, variantId);
      await receive(client, returnId, [
        { order_item_id: own, restocked: 0, written_off: 1, missing: 1 },
        rest,
      ]);
      expect(await stockOf(client, variantId)).toEqual({ ...before, stock: before.stock + 1 });
      expect(await ledgerOf(client, id)).toEqual([
        "pack -1 -1",
        "pack -2 -2",
        "reserve 0 1",
        "reserve 0 2",
        "restock 1 0",
      ]);
    }));

  it("is refused by the step that restocks all items at once", () =>
    withReturns(async (client) => {
      const { id, own } = await place(client, "Delivered");
      const returnId = await ask(client, id, "return", [{ order_item_id: own, quantity: 1 }]);
      const refused = refusalIn(client, () =>
        client.query("select public.receive_return($1, true)", [returnId]),
      );
      expect(await refused).toMatchObject({ hint: "custom_item_restocked" });
      await client.query("select public.receive_return($1, false)", [returnId]);
    }));

  it("is not restocked after RTO", () =>
    withReturns(async (client) => {
      const { id, variantId } = await place(client, "Shipped");
      await client.query("select public.transition_order($1, 'RTO', 'admin', '')", [id]);
      expect(await stockOf(client, variantId)).toEqual({ stock: 7, reserved: 0 });
      expect((await ledgerOf(client, id)).slice(-1)).toEqual(["restock 1 0"]);
    }));
});

describe("a cancelled order with a custom design", () => {
  it("releases its blanks before production", () =>
    withReturns(async (client) => {
      const { id, variantId } = await place(client, "Confirmed");
      await client.query("select public.transition_order($1, 'Cancelled', 'customer', '')", [id]);
      expect(await stockOf(client, variantId)).toEqual({ stock: 9, reserved: 0 });
      expect(await ledgerOf(client, id)).toEqual([
        "release 0 -1",
        "release 0 -2",
        "reserve 0 1",
        "reserve 0 2",
      ]);
    }));

  it("removes its blanks from stock during production, and releases the plain item", () =>
    withReturns(async (client) => {
      const { id, variantId } = await place(client, "In Production");
      await client.query("select public.transition_order($1, 'Cancelled', 'admin', 'The press broke')", [id]);
      expect(await stockOf(client, variantId)).toEqual({ stock: 7, reserved: 0 });
      expect(await ledgerOf(client, id)).toEqual([
        "release 0 -1",
        "reserve 0 1",
        "reserve 0 2",
        "scrap -2 -2",
      ]);
    }));
});

describe("a misprint", () => {
  it("is printed again at no charge, from the same version on the same blank", () =>
    withReturns(async (client) => {
      const { id, variantId, design, own } = await place(client, "Delivered");
      const before = await stockOf(client, variantId);
      const line = { order_item_id: own, quantity: 1, exchange_variant_id: variantId };
      const returnId = await ask(client, id, "exchange", [line]);
      const newId = await exchangeOf(client, id);
      expect(await stockOf(client, variantId)).toEqual({ ...before, reserved: 1 });
      const { rows } = await client.query(
        `select i.design_version_id, i.variant_id, i.quantity, i.line_total, i.stands_for, i.image_url, o.total
         from public.order_items i join public.orders o on o.id = i.order_id where o.id = $1`,
        [newId],
      );
      expect(rows).toEqual([
        {
          design_version_id: design,
          variant_id: variantId,
          quantity: 1,
          line_total: 0,
          stands_for: 798,
          image_url: `/design-pictures/${design}/front.webp`,
          total: 0,
        },
      ]);
      await client.query("select public.receive_return($1, false)", [returnId]);
      await moveOrder(client, newId, "Delivered");
      expect(await stockOf(client, variantId)).toEqual({ stock: before.stock - 1, reserved: 0 });
      expect([await statusOf(client, id), await moneyBackOf(client, id)]).toEqual(["Delivered", []]);
    }));

  it("beside a plain item exchanged for the same blank replaces only its own line", () =>
    withReturns(async (client) => {
      const { id, variantId, own, plain } = await place(client, "Delivered", true);
      await client.query("select public.collect_cod($1)", [id]);
      const first = await ask(client, id, "exchange", [
        { order_item_id: own, quantity: 1, exchange_variant_id: variantId },
        { order_item_id: plain, quantity: 1, exchange_variant_id: variantId },
      ]);
      await client.query("select public.receive_return($1, false)", [first]);
      const shown = await client.query(
        "select public.order_returns(order_id) -> 'exchanges' -> 0 -> 'items' as items from public.orders where id = $1",
        [id],
      );
      expect(shown.rows[0].items).toHaveLength(2);
      const newId = await exchangeOf(client, id);
      await moveOrder(client, newId, "Delivered");
      const { rows } = await client.query(
        "select id from public.order_items where order_id = $1 and design_version_id is not null",
        [newId],
      );
      const second = await ask(client, newId, "return", [{ order_item_id: rows[0].id, quantity: 1 }]);
      const paid = await client.query("select * from private.find_paid_lines($1) order by item_id", [second]);
      expect(paid.rows.map((row) => [Number(row.item_id), row.quantity])).toContainEqual([own, 1]);
      expect(paid.rows).toHaveLength(2);
    }));

  it("can't be exchanged for anything else, nor a plain item for itself", () =>
    withReturns(async (client) => {
      const { id, variantId, other, own, plain } = await place(client, "Delivered");
      for (const [order_item_id, exchange_variant_id] of [
        [own, other],
        [plain, variantId],
      ]) {
        const refused = refusalIn(client, () =>
          ask(client, id, "exchange", [{ order_item_id, quantity: 1, exchange_variant_id }]),
        );
        expect(await refused).toMatchObject({ hint: "bad_exchange" });
      }
      const again = { order_item_id: own, quantity: 1, exchange_variant_id: variantId };
      for (const [kind, line] of [
        ["return", { order_item_id: own, quantity: 1 }],
        ["exchange", again],
      ] as const)
        expect(await hintIn(client, () => ask(client, id, kind, [line], "customer"))).toBe("custom_item");
    }));

  it("that is cancelled during its reprint costs another blank", () =>
    withReturns(async (client) => {
      const { id, variantId, own } = await place(client, "Delivered");
      const line = { order_item_id: own, quantity: 1, exchange_variant_id: variantId };
      const returnId = await ask(client, id, "exchange", [line]);
      await client.query("select public.receive_return($1, false)", [returnId]);
      const newId = await exchangeOf(client, id);
      await moveOrder(client, newId, "In Production");
      const before = await stockOf(client, variantId);
      await client.query("select public.transition_order($1, 'Cancelled', 'admin', 'No film left')", [newId]);
      expect(await stockOf(client, variantId)).toEqual({ stock: before.stock - 1, reserved: 0 });
    }));
});
