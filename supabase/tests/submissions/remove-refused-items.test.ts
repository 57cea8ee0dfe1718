import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, owner } from "../support/backend/database";
import { makeBlank, makeVersion } from "../support/designs/custom";
import { approve, decide, queuedMessages } from "../support/designs/submissions";
import { balancedTrial, inBalancedTest } from "../support/orders/books";
import { makeCoupon, usesOf, withCoupon } from "../support/orders/coupons";
import { moveOrder } from "../support/orders/move-order";
import { payOrder } from "../support/orders/order-session";
import { applyDispute, moneyOf, refundsOf, requestRefund } from "../support/orders/refunds";
import { refusalIn } from "../support/refusal";
import { type Line, orderOf, type PlacedOrder, placeOrder, stockOf } from "../support/shop";

// Rejected designs leave an order, and their payment is refunded: to the paisa, and once.

let variantId = 0;
beforeAll(async () => {
  [variantId = 0] = await makeBlank(owner, [50]);
});

interface OrderInput {
  lines: Omit<Line, "variantId" | "listPrice">[];
  isPaid?: boolean;
  /** Of the first line. */
  discount?: number;
  withTee?: boolean;
}

/** An order of prints at 798 rupees each, and 49 for delivery. */
async function place(
  client: PoolClient,
  { lines, isPaid = true, discount = 0, withTee = false }: OrderInput,
) {
  const coupon = await makeCoupon(client);
  const prints: Line[] = lines.map((line) => ({ variantId, listPrice: 798, ...line }));
  const order = orderOf(withTee ? [...prints, { variantId }] : prints, {
    payment_method: isPaid ? "online" : "cod",
  });
  const placed = await placeOrder(client, discount > 0 ? withCoupon(order, coupon, discount) : order);
  if (isPaid) await payOrder(client, placed.id);
  return { ...placed, coupon };
}

const make = (client: PoolClient) => makeVersion(client, { isNew: true });
const pair = async (client: PoolClient) => [await make(client), await make(client)] as const;
const leaveOut = (client: PoolClient, { id }: PlacedOrder): Promise<string> =>
  answerOf(client, "select public.remove_refused_items($1, 'customer')", [id]);
const hintOf = async (client: PoolClient, placed: PlacedOrder) =>
  (await refusalIn(client, () => leaveOut(client, placed))).hint;

async function billOf(client: PoolClient, { id }: PlacedOrder) {
  const { rows } = await client.query(
    `select status, subtotal, discount, coupon_discount, shipping, total, payment_status, prepay,
       (select array_agg(title || ' ' || quantity order by id) from public.order_items where order_id = o.id) as lines
     from public.orders o where id = $1`,
    [id],
  );
  return rows[0];
}
const amountsOf = async (client: PoolClient, { id }: PlacedOrder) =>
  (await refundsOf(client, id)).map(({ amount, reason }) => [amount, reason]);
const settle = (client: PoolClient, { id }: PlacedOrder) =>
  client.query("select private.move_refund(r, 'processed') from public.refunds r where order_id = $1", [id]);

describe("removing rejected designs", () => {
  balancedTrial("refunds their items, releases them, and does not change other prices", async (client) => {
    const [bad, good] = await pair(client);
    const placed = await place(client, {
      lines: [{ design: bad, quantity: 2, unitPrice: 718 }, { design: good }],
      withTee: true,
    });
    const before = await stockOf(client, variantId);
    await decide(client, bad, { decision: "changes_requested" });
    expect(await leaveOut(client, placed)).toBe("Confirmed");
    expect(await billOf(client, placed)).toMatchObject({
      ...{ subtotal: 1297, discount: 0, coupon_discount: 0, shipping: 49, total: 1346 },
      lines: [expect.stringMatching(/Poster” 1$/), expect.stringMatching(/ 1$/)],
    });
    expect(await amountsOf(client, placed)).toEqual([[1436, "edited"]]);
    expect(await stockOf(client, variantId)).toEqual({ ...before, reserved: before.reserved - 2 });
    const { rows } = await client.query(
      "select actor, data from public.order_events where order_id = $1 and type = 'lines_changed'",
      [placed.id],
    );
    expect(rows).toEqual([
      {
        actor: "customer",
        data: {
          reason: "left_out",
          before: { total: 2782, lines: expect.stringContaining("2 ×") },
          after: { total: 1346, lines: expect.not.stringContaining("2 ×") },
        },
      },
    ]);
    expect(await queuedMessages(client, "order_confirmed", placed.id)).toContainEqual({
      edited: expect.any(String),
      is_left_out: true,
    });
  });

  balancedTrial("is done once for repeated requests", async (client) => {
    const [bad, good] = await pair(client);
    const placed = await place(client, { lines: [{ design: bad }, { design: good }] });
    expect(await hintOf(client, placed)).toBe("not_refused");
    await decide(client, bad);
    await leaveOut(client, placed);
    expect(await hintOf(client, placed)).toBe("not_refused");
    expect(await amountsOf(client, placed)).toEqual([[798, "edited"]]);
  });

  it.each([
    [
      "the share that its items had of a coupon stays with the shop",
      0,
      748,
      { coupon_discount: 0, total: 847 },
    ],
    ["a coupon that applies to other items stays", 1, 798, { coupon_discount: 50, total: 797 }],
  ])("%s", (_, which, back, bill) =>
    inBalancedTest(async (client) => {
      const designs = await pair(client);
      const placed = await place(client, { lines: designs.map((design) => ({ design })), discount: 50 });
      await decide(client, designs[which] ?? "");
      await leaveOut(client, placed);
      expect(await amountsOf(client, placed)).toEqual([[back, "edited"]]);
      expect(await billOf(client, placed)).toMatchObject({ subtotal: 798, ...bill });
      expect(await usesOf(client, placed.coupon)).toBe(1);
    })(),
  );

  it.each([
    ["all of it while enough is left", 100, 798, "partially_refunded"],
    ["the rest, when more went back as goodwill", 1000, 645, "refunded"],
    ["nothing, when all went back", 1645, 0, "refunded"],
  ])("refunds %s", (_, goodwill, back, status) =>
    inBalancedTest(async (client) => {
      const [bad, good] = await pair(client);
      const placed = await place(client, { lines: [{ design: bad }, { design: good }] });
      await requestRefund(client, placed.id, { amount: goodwill });
      await decide(client, bad);
      await leaveOut(client, placed);
      const expected = [[goodwill, "goodwill"], ...(back > 0 ? [[back, "edited"]] : [])];
      expect(await amountsOf(client, placed)).toEqual(expect.arrayContaining(expected));
      expect((await amountsOf(client, placed)).length).toBe(expected.length);
      await settle(client, placed);
      expect(await billOf(client, placed)).toMatchObject({ total: 847, payment_status: status });
    })(),
  );

  balancedTrial(
    "isn't a full refund when more is rejected than stays: the rest is printed, packed and invoiced",
    async (client) => {
      const [bad, good] = await pair(client);
      const placed = await place(client, { lines: [{ design: bad, quantity: 3 }, { design: good }] });
      await decide(client, bad);
      await approve(client, good);
      await leaveOut(client, placed);
      await settle(client, placed);
      expect(await billOf(client, placed)).toMatchObject({
        total: 847,
        payment_status: "partially_refunded",
      });
      await moveOrder(client, placed.id, "Packed");
      const { rows } = await client.query(
        "select kind, data #> '{totals,total}' as total from public.invoices where order_id = $1",
        [placed.id],
      );
      expect(rows).toEqual([{ kind: "invoice", total: 847 }]);
      expect((await moneyOf(client, placed.id)).refunds).toEqual([
        { amount: 2394, reason: "edited", status: "processed" },
      ]);
    },
  );

  balancedTrial("reduces the COD amount", async (client) => {
    const [bad, good] = await pair(client);
    const placed = await place(client, { lines: [{ design: bad }, { design: good }], isPaid: false });
    const offer = { gst_rate: 0, taxable: 49, cgst: 0, sgst: 0, igst: 0 };
    await client.query("select public.offer_prepay($1, $2)", [placed.id, offer]);
    await decide(client, bad);
    expect(await leaveOut(client, placed)).toBe("Confirmed");
    // The former total was offered.
    expect(await billOf(client, placed)).toMatchObject({
      total: 847,
      payment_status: "cod_due",
      prepay: null,
    });
    expect(await amountsOf(client, placed)).toEqual([]);
  });

  it.each([
    ["paid", true, [[847, "cancelled"]]],
    ["to be paid in cash", false, []],
  ])("from an order with no other items, %s, cancels it with a refund of delivery", (_, isPaid, refunds) =>
    inBalancedTest(async (client) => {
      const bad = await make(client);
      const before = await stockOf(client, variantId);
      const placed = await place(client, { lines: [{ design: bad }], isPaid });
      await decide(client, bad);
      expect(await leaveOut(client, placed)).toBe("Cancelled");
      expect(await amountsOf(client, placed)).toEqual(refunds);
      expect(await stockOf(client, variantId)).toEqual(before);
      expect(await billOf(client, placed)).toMatchObject({ status: "Cancelled", total: 847 });
      expect(await hintOf(client, placed)).toBe("status_changed");
    })(),
  );

  balancedTrial("waits for a disputed payment", async (client) => {
    const [bad, good] = await pair(client);
    const placed = await place(client, { lines: [{ design: bad }, { design: good }] });
    await decide(client, bad);
    const paymentId = await answerOf(client, "select paid_by from public.orders where id = $1", [placed.id]);
    await applyDispute(client, { eventId: randomUUID(), paymentId, status: "open", amount: 1645 });
    expect(await hintOf(client, placed)).toBe("disputed");
  });

  balancedTrial("is refused once it is printed, and before it is paid", async (client) => {
    const [bad, other] = await pair(client);
    const placed = await place(client, { lines: [{ design: bad }, { design: other }] });
    for (const design of [bad, other]) await approve(client, design);
    await moveOrder(client, placed.id, "In Production");
    const unpaid = await placeOrder(
      client,
      orderOf([{ variantId, listPrice: 798, design: bad }], { payment_method: "online" }),
    );
    for (const order of [placed, unpaid]) expect(await hintOf(client, order)).toBe("status_changed");
  });
});
