import type { PoolClient } from "pg";
import { answerOf } from "../support/backend/database";
import { withReturns } from "../support/orders/books";
import { exchangePaid } from "../support/orders/exchanges";
import { documentsOf, placeTaxedOrder } from "../support/orders/invoices";
import { moveOrder } from "../support/orders/move-order";
import {
  callFunction,
  inOrderTest,
  readAdminOrder,
  refundOrderByStaff,
} from "../support/orders/order-session";
import { moneyBackOf, requestReturn } from "../support/orders/returns";
import { hintIn } from "../support/refusal";

// An item that is returned worn or damaged is refunded in part, with a reason that its customer reads.

/** Two tees at 499 and 2,999 rupees, delivered and paid in cash. */
async function deliver(client: PoolClient) {
  const order = await placeTaxedOrder(client, [499, 2999]);
  await moveOrder(client, order.id, "Delivered");
  await client.query("select public.collect_cod($1)", [order.id]);
  return order;
}

const receive = (client: PoolClient, returnId: string, deduct: number, why = "The collar is stained") =>
  client.query("select public.receive_return($1, false, 'admin', null, $2, $3)", [returnId, deduct, why]);

const returned = async (client: PoolClient, quantities = [1, 0]) => {
  const order = await deliver(client);
  return { order, returnId: await requestReturn(client, order.id, { quantities, upiId: "asha@okbank" }) };
};

describe("a deduction from a return", () => {
  it("reduces its refund and its credit note, and is shown to the customer", () =>
    withReturns(async (client) => {
      const { order, returnId } = await returned(client, [0, 1]);
      await receive(client, returnId, 999);
      expect(await moneyBackOf(client, order.id)).toMatchObject([{ amount: 2000, status: "requested" }]);
      await client.query(
        "select private.move_refund(r, 'processed') from public.refunds r where order_id = $1",
        [order.id],
      );
      const [, note] = await documentsOf(client, order);
      expect(note?.data.lines).toMatchObject([{ gst_rate: 18, total: 2000, igst: 305.08, quantity: 1 }]);
      const seen = await answerOf(client, "select public.order_returns($1)", [order.order_id]);
      expect(seen).toMatchObject({ deductions: [{ amount: 999, reason: "The collar is stained" }] });
      const { rows } = await client.query(
        "select note, data from public.order_events where order_id = $1 and type = 'return_received'",
        [order.id],
      );
      expect(rows).toEqual([{ note: "The collar is stained", data: { kind: "return", deducted: 999 } }]);
    }));

  it.each([
    ["all of it", 499, "Stained", "bad_deduction"],
    ["less than nothing", -1, "Stained", "bad_deduction"],
    ["parts of a paisa", 0.001, "Stained", "bad_deduction"],
    ["without a reason", 100, " ", "no_reason"],
  ])("is not %s", (_, amount, why, hint) =>
    withReturns(async (client) => {
      const { returnId } = await returned(client);
      expect(await hintIn(client, () => receive(client, returnId, amount, why))).toBe(hint);
    }),
  );

  it("is less than what was paid for the arrived items, and impossible for an exchange", () =>
    withReturns(async (client) => {
      const { order, returnId } = await returned(client, [1, 1]);
      const { rows } = await client.query(
        "select id from public.order_items where order_id = $1 order by list_price",
        [order.id],
      );
      const [cheap, dear] = rows.map(({ id }) => Number(id));
      const lines = JSON.stringify([
        { order_item_id: cheap, restocked: 0, written_off: 1, missing: 0 },
        { order_item_id: dear, restocked: 0, written_off: 0, missing: 1 },
      ]);
      const take = (deduct: number) =>
        client.query("select public.receive_return($1, null, 'admin', $2, $3, 'Washed')", [
          returnId,
          lines,
          deduct,
        ]);
      expect(await hintIn(client, () => take(499))).toBe("bad_deduction");
      await take(498.99);
      expect(await moneyBackOf(client, order.id)).toMatchObject([{ amount: 0.01 }]);
      const exchanged = await exchangePaid(client);
      expect(await hintIn(client, () => receive(client, exchanged.returnId, 1))).toBe("bad_deduction");
    }));
});

it("a deduction is made by staff in the admin, who may refund it later", () =>
  inOrderTest({ status: "Delivered", isPaidOnline: true }, async (at) => {
    await at.asShop();
    const returnId = await requestReturn(at.client, at.order.id, { quantities: [1] });
    await at.as("packer");
    const [item] = (await readAdminOrder(at)).items;
    const lines = [{ order_item_id: item?.id, restocked: 1, written_off: 0, missing: 0 }];
    await callFunction(at, "step_return($1, $2, 'receive', 'Washed', $3, 99)", [
      at.order.order_id,
      returnId,
      JSON.stringify(lines),
    ]);
    await at.as("manager");
    expect(await readAdminOrder(at)).toMatchObject({
      refundable_amount: 647,
      refunds: [{ amount: 400 }],
      returns: [{ status: "Received", value: 400, deducted: 99, deduction_reason: "Washed" }],
    });
    await refundOrderByStaff(at, 99);
    expect((await readAdminOrder(at)).refundable_amount).toBe(548);
  }));
