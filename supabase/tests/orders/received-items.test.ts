import type { PoolClient } from "pg";
import { withReturns } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { moneyBackOf, receiveReturn, requestReturn, statusOf } from "../support/orders/returns";
import { hintIn, refusalIn } from "../support/refusal";
import { makeProduct, orderOf, placeOrder, stockOf } from "../support/shop";

// What arrives of a return is decided by line and item.

const upiId = "asha@okbank";

/** Three items of one variant and one of another, delivered and paid in cash. */
async function deliver(client: PoolClient) {
  const { variantIds } = await makeProduct(client, { stocks: [5, 5, 5] });
  const [many = 0, one = 0] = variantIds;
  const { id } = await placeOrder(
    client,
    orderOf([
      { variantId: many, quantity: 3 },
      { variantId: one, quantity: 1 },
    ]),
  );
  await moveOrder(client, id, "Delivered");
  await client.query("select public.collect_cod($1)", [id]);
  const { rows } = await client.query(
    "select id from public.order_items where order_id = $1 order by variant_id",
    [id],
  );
  return { id, many, one, variantIds, lines: rows.map((row) => Number(row.id)) };
}

type Fate = [restocked: number, writtenOff: number, missing: number];

const receive = (client: PoolClient, returnId: string, lines: readonly number[], fates: readonly Fate[]) =>
  client.query("select public.receive_return($1, null, 'admin', $2)", [
    returnId,
    JSON.stringify(
      fates.map(([restocked, written_off, missing], index) => ({
        order_item_id: lines[index],
        restocked,
        written_off,
        missing,
      })),
    ),
  ]);

const owedOf = async (client: PoolClient, orderId: string) =>
  (await moneyBackOf(client, orderId)).reduce((sum, { amount }) => sum + Number(amount), 0);

describe("returned items", () => {
  it("are restocked, written off or missing one by one; only arrived ones are refunded", () =>
    withReturns(async (client) => {
      const { id, many, one, lines } = await deliver(client);
      const [before, beforeOne] = [await stockOf(client, many), await stockOf(client, one)];
      const returnId = await requestReturn(client, id, { quantities: [3, 1], upiId });
      await receive(client, returnId, lines, [
        [1, 1, 1],
        [0, 1, 0],
      ]);
      expect((await stockOf(client, many)).stock - before.stock).toBe(1);
      expect((await stockOf(client, one)).stock - beforeOne.stock).toBe(0);
      const { rows } = await client.query(
        "select quantity, restocked, missing, value from public.return_items where return_id = $1 order by order_item_id",
        [returnId],
      );
      expect(rows).toEqual([
        { quantity: 2, restocked: 1, missing: 1, value: 998 },
        { quantity: 1, restocked: 0, missing: 0, value: 499 },
      ]);
      expect(await owedOf(client, id)).toBe(3 * 499);
      expect(await statusOf(client, id)).toBe("Delivered");
    }));

  it("can be returned later when missing, for the rest of the money to the paisa", () =>
    withReturns(async (client) => {
      const { id, lines } = await deliver(client);
      // Three items for 1,000.01 rupees: their shares differ.
      await client.query(
        "update public.order_items set coupon_discount = 496.99, taxable = taxable - 496.99 where id = $1",
        [lines[0]],
      );
      await client.query(
        "update public.orders set coupon_discount = 496.99, total = total - 496.99 where id = $1",
        [id],
      );
      const first = await requestReturn(client, id, { quantities: [3, 0], upiId });
      await receive(client, first, lines, [[1, 0, 2]]);
      expect(await owedOf(client, id)).toBeCloseTo(333.34, 2);
      await receiveReturn(client, await requestReturn(client, id, { quantities: [2, 0], upiId }));
      expect(await owedOf(client, id)).toBeCloseTo(1000.01, 2);
      const more = refusalIn(client, () => requestReturn(client, id, { quantities: [1, 0], upiId }));
      expect((await more).hint).toBe("bad_lines");
      await receiveReturn(client, await requestReturn(client, id, { quantities: [0, 1], upiId }));
      expect(await statusOf(client, id)).toBe("Returned");
    }));

  it("stay with their customer when missing after the return window", () =>
    withReturns(async (client) => {
      const { id, lines } = await deliver(client);
      const returnId = await requestReturn(client, id, { quantities: [3, 0], upiId });
      await client.query("update public.orders set delivered_at = now() - interval '60 days' where id = $1", [
        id,
      ]);
      await receive(client, returnId, lines, [[2, 0, 1]]);
      const again = refusalIn(client, () => requestReturn(client, id, { quantities: [1, 0], upiId }));
      expect((await again).hint).toBe("return_closed");
      expect(await owedOf(client, id)).toBe(998);
    }));

  it.each<[what: string, fates: Fate[], hint: string, named?: number[]]>([
    ["none of which arrived: refuse the return instead", [[0, 0, 2]], "nothing_arrived"],
    ["more than were asked for", [[2, 1, 0]], "bad_lines"],
    ["fewer than were asked for", [[1, 0, 0]], "bad_lines"],
    ["less than none", [[3, 0, -1]], "bad_lines"],
    [
      "of a line that is not in it",
      [
        [2, 0, 0],
        [1, 0, 0],
      ],
      "bad_lines",
    ],
    ["of no line", [], "bad_lines"],
    [
      "named twice",
      [
        [1, 0, 0],
        [1, 0, 0],
      ],
      "bad_lines",
      [0, 0],
    ],
  ])("%s: are refused, and the return stays open", (_, fates, hint, named = [0, 1]) =>
    withReturns(async (client) => {
      const { id, lines: all } = await deliver(client);
      const lines = named.map((nr) => all[nr] ?? 0);
      const returnId = await requestReturn(client, id, { quantities: [2, 0], upiId });
      expect(await hintIn(client, () => receive(client, returnId, lines, fates))).toBe(hint);
      expect(await statusOf(client, id)).toBe("Return Requested");
      expect(await owedOf(client, id)).toBe(0);
    }),
  );

  it("of an exchange come back together: the new items replace all of them", () =>
    withReturns(async (client) => {
      const { id, lines, variantIds } = await deliver(client);
      const input = { kind: "exchange", quantities: [2, 0], instead: variantIds[2] } as const;
      const returnId = await requestReturn(client, id, { ...input, instead: variantIds[2] ?? 0 });
      const part = () => receive(client, returnId, lines, [[1, 0, 1]]);
      expect(await hintIn(client, part)).toBe("exchange_missing");
      await receive(client, returnId, lines, [[1, 1, 0]]);
      expect(await statusOf(client, id)).toBe("Delivered");
      expect(await owedOf(client, id)).toBe(0);
    }));

  it("are on the credit note, without missing ones", () =>
    withReturns(async (client) => {
      const { id, lines } = await deliver(client);
      const returnId = await requestReturn(client, id, { quantities: [3, 1], upiId });
      await receive(client, returnId, lines, [
        [2, 0, 1],
        [0, 0, 1],
      ]);
      await client.query(
        "select public.record_refund_attempt(id, 'bank-1', 'processed') from public.refunds where order_id = $1",
        [id],
      );
      const { rows } = await client.query(
        `select l.quantity, l.total from public.invoices v, jsonb_to_recordset(v.data -> 'lines') as l (quantity int, total numeric)
         where v.order_id = $1 and v.kind = 'credit_note'`,
        [id],
      );
      expect(rows).toEqual([{ quantity: 2, total: 998 }]);
    }));
});
