import { randomUUID } from "node:crypto";
import { contend } from "../support/contend";
import { openKeepers } from "../support/keepers";
import { caseOf, endOfCase, strayMoney, takeStep, unpaidOrder } from "../support/money-desk";
import { moneyLeft } from "../support/order-desk";
import { countRefusals } from "../support/race";
import { noteAttempt, placePaidOrder, refundsOf } from "../support/refunds";
import { rounds } from "../support/rounds";
import { type Act, askFor, play } from "../support/staff-session";

// Money that two people want to send back at once: at an order's desk, and of a case that has no order.

const { owner, desk, as, nameOf } = openKeepers();

const decide = (key: string, isAgreed: boolean): Act => askFor("decide_money_step($1, $2)", key, isAgreed);
const refund = (number: string, amount: number, key = randomUUID()): Act =>
  askFor(`refund_at_desk($1, $2, $3, 'A stain', ${moneyLeft})`, number, key, amount);

/** A paid order of 10,000 rupees: more than 5,000 of them need two people. */
async function dearOrder() {
  const paid = await placePaidOrder(owner);
  await owner.query("update public.payments set amount = 10000 where payment_id = $1", [paid.paymentId]);
  await owner.query("update public.orders set total = 10000, subtotal = 9951 where id = $1", [paid.id]);
  await owner.query(
    "update public.order_items set list_price = 9951, unit_price = 9951, line_total = 9951, taxable = 9951 where order_id = $1",
    [paid.id],
  );
  return paid;
}

describe("a refund above the amount at an order's desk", () => {
  async function asked() {
    const order = await dearOrder();
    const key = randomUUID();
    await play(owner, as("asha", refund(order.order_id, 6000, key)));
    return { order, key };
  }

  it("two agree at once: it is sent once, and the second is told who was first", async () => {
    for (const _ of rounds(5, 100)) {
      const { order, key } = await asked();
      const { won, refused } = await contend(desk, [
        ["ben", as("ben", decide(key, true))],
        ["ben", as("ben", decide(key, true))],
        ["cara", as("cara", decide(key, true))],
        ["cara", as("cara", decide(key, true))],
      ]);
      expect(won).toHaveLength(1);
      expect(refused).toMatchObject(Array(3).fill({ hint: "decided", detail: nameOf(won[0]) }));
      expect(await refundsOf(owner, order.id)).toMatchObject([{ id: key, amount: 6000 }]);
    }
  });

  it("nobody is both people, from however many sessions", async () => {
    for (const _ of rounds(4, 100)) {
      const order = await dearOrder();
      const key = randomUUID();
      const { refused } = await contend(desk, [
        ["asha", as("asha", refund(order.order_id, 6000, key))],
        ["asha", as("asha", refund(order.order_id, 6000, key))],
        ["asha", as("asha", decide(key, true))],
        ["asha", as("asha", decide(key, true))],
      ]);
      expect(refused.every(({ hint }) => hint === "same_person" || hint === "not_found")).toBe(true);
      expect(await refundsOf(owner, order.id)).toEqual([]);
    }
  });

  it("halves that are sent at once are not sent by one person alone", async () => {
    for (const _ of rounds(4, 100)) {
      const order = await dearOrder();
      await contend(desk, [
        ["asha", as("asha", refund(order.order_id, 3000))],
        ["asha", as("asha", refund(order.order_id, 3000))],
        ["asha", as("asha", refund(order.order_id, 3000))],
      ]);
      expect(await refundsOf(owner, order.id)).toMatchObject([{ amount: 3000 }]);
    }
  });

  it("two ask at once: one question waits", async () => {
    for (const _ of rounds(3, 50)) {
      const order = await dearOrder();
      const { refused } = await contend(desk, [
        ["asha", as("asha", refund(order.order_id, 6000))],
        ["ben", as("ben", refund(order.order_id, 6000))],
        ["cara", as("cara", refund(order.order_id, 6000))],
      ]);
      expect(countRefusals(refused)).toEqual({ "PT409 already_waiting": 2 });
      expect(await refundsOf(owner, order.id)).toEqual([]);
    }
  });

  it("one agrees while another sends what is left: never more than was paid", async () => {
    for (const _ of rounds(4, 100)) {
      const { order, key } = await asked();
      await contend(desk, [
        ["ben", as("ben", decide(key, true))],
        ["cara", as("cara", refund(order.order_id, 4500))],
      ]);
      const sums = (await refundsOf(owner, order.id)).map(({ amount }) => Number(amount));
      expect([[6000], [4500]]).toContainEqual(sums);
    }
  });
});

describe("money of no order", () => {
  it("is sent back once or given to one order, never both", async () => {
    for (const _ of rounds(6, 100)) {
      const order = await unpaidOrder(owner);
      const { caseId, paymentId } = await strayMoney(owner);
      const { won } = await contend(desk, [
        ["asha", as("asha", takeStep(caseId, "refund"))],
        ["ben", as("ben", takeStep(caseId, "refund"))],
        ["cara", as("cara", takeStep(caseId, "match", { order: order.order_id }))],
      ]);
      expect(won).toHaveLength(1);
      const { rows } = await owner.query(
        `select p.order_id is null as is_back, (select count(*)::int from public.refunds r where r.payment_id = p.payment_id) as refunds
         from public.payments p where payment_id = $1`,
        [paymentId],
      );
      expect([[{ is_back: true, refunds: 1 }], [{ is_back: false, refunds: 0 }]]).toContainEqual(rows);
    }
  });

  it("that failed is sent again once, from either of its cases", async () => {
    for (const _ of rounds(4, 100)) {
      const { caseId, paymentId } = await strayMoney(owner);
      const key = randomUUID();
      await play(owner, as("asha", takeStep(caseId, "refund", { key })));
      await noteAttempt(owner, key, "failed");
      const failedId = await caseOf(owner, "refund_failed", paymentId);
      const { won } = await contend(desk, [
        ["asha", as("asha", takeStep(caseId, "refund"))],
        ["ben", as("ben", takeStep(failedId, "refund"))],
        ["cara", as("cara", takeStep(failedId, "refund"))],
      ]);
      expect(won).toHaveLength(1);
      const { rows } = await owner.query(
        "select status from public.refunds where payment_id = $1 order by status",
        [paymentId],
      );
      expect(rows).toEqual([{ status: "failed" }, { status: "requested" }]);
      expect((await endOfCase(owner, caseId)).is_closed).toBe(false);
    }
  });
});
