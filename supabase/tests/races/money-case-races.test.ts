import {
  endOfCase,
  failedRefund,
  readVersion,
  strayMoney,
  takeStep,
  unpaidOrder,
} from "../support/orders/money-cases";
import { pressRefund } from "../support/orders/order-session";
import { capture, moneyOf, newPaymentId, refundsOf } from "../support/orders/refunds";
import { committed, play } from "../support/people/staff-session";
import { contend, refusalParts } from "../support/races/contend";
import { openPaymentStaff } from "../support/races/payment-staff";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { attachGatewayOrder } from "../support/shop";

// Two people at one payment case.

const { owner, pool, as, nameOf } = openPaymentStaff();

describe("money without an order", () => {
  it("matched to two orders at once pays one of them, and the others learn who was first", async () => {
    for (const _ of rounds(5, 100)) {
      const [first, second] = [await unpaidOrder(owner), await unpaidOrder(owner)];
      const { caseId, paymentId } = await strayMoney(owner);
      const version = await play(owner, as("asha", readVersion(caseId)));
      const give = (order: string) => takeStep(caseId, "match", { order, version });
      const { won, answers, refused } = await contend(pool, [
        ["asha", as("asha", give(first.order_id))],
        ["asha", as("asha", give(first.order_id))],
        ["ben", as("ben", give(second.order_id))],
        ["cara", as("cara", give(second.order_id))],
      ]);
      expect({ answers, refused: countRefusals(refused) }).toEqual({
        answers: ["done"],
        refused: { "PT409 case_updated": 3 },
      });
      expect(refused.map((refusal) => refusalParts(refusal).by)).toEqual(Array(3).fill(nameOf(won[0])));
      const { rows } = await owner.query(
        "select id, paid_by from public.orders where id = any ($1) and status = 'Confirmed'",
        [[first.id, second.id]],
      );
      expect(rows).toEqual([{ id: won[0] === "asha" ? first.id : second.id, paid_by: paymentId }]);
      expect(await endOfCase(owner, caseId)).toEqual({ is_closed: true, steps: { done: 1 } });
    }
  });

  it("matched to an order during the order's own payment: one pays it, the other is refunded", async () => {
    for (const _ of rounds(5, 100)) {
      const order = await unpaidOrder(owner);
      const gatewayOrderId = await attachGatewayOrder(owner, order.id);
      const { caseId } = await strayMoney(owner);
      const { refused } = await race<unknown>(pool, 2, (client, index) =>
        index === 0
          ? committed(client, as("asha", takeStep(caseId, "match", { order: order.order_id })))
          : capture(client, gatewayOrderId, newPaymentId()),
      );
      expect(refused).toEqual([]);
      expect(await moneyOf(owner, order.id)).toMatchObject({
        status: "Confirmed",
        payment_status: "captured",
        refunds: [{ amount: 548, reason: "second_capture" }],
      });
    }
  });
});

describe("a failed refund", () => {
  it("is sent once by two people at once, in its case and at the order", async () => {
    for (const _ of rounds(5, 100)) {
      const { caseId, ...paid } = await failedRefund(owner);
      const { won, refused } = await contend<unknown>(pool, [
        ["asha", as("asha", takeStep(caseId, "refund"))],
        ["ben", as("ben", takeStep(caseId, "refund", { upi: "asha@okbank" }))],
        ["cara", as<unknown>("cara", pressRefund(paid, 548))],
      ]);
      expect(won).toHaveLength(1);
      expect(
        refused.every(({ hint }) =>
          ["case_updated", "underway", "refund_too_much", "refundable_changed"].includes(hint),
        ),
      ).toBe(true);
      const live = (await refundsOf(owner, paid.id)).filter(({ status }) => status !== "failed");
      expect(live).toMatchObject([{ amount: 548, status: "requested" }]);
    }
  });

  it("is sent again while other money is matched to its order: both, each from its payment", async () => {
    for (const _ of rounds(5, 100)) {
      const { id, order_id, caseId } = await failedRefund(owner, 100);
      const stray = await strayMoney(owner);
      const { won, refused } = await contend(pool, [
        ["asha", as("asha", takeStep(caseId, "refund"))],
        ["ben", as("ben", takeStep(stray.caseId, "match", { order: order_id }))],
      ]);
      expect({ won: won.length, refused }).toEqual({ won: 2, refused: [] });
      expect((await refundsOf(owner, id)).filter(({ status }) => status !== "failed")).toMatchObject([
        { amount: 100 },
        { amount: 548, reason: "second_capture", payment_id: stray.paymentId },
      ]);
    }
  });
});
