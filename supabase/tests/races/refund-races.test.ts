import { randomUUID } from "node:crypto";
import { connectAll, openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import {
  applyDispute,
  applyRefund,
  capture,
  moneyOf,
  placePaidOrder,
  refundsOf,
  requestRefund,
} from "../support/orders/refunds";
import { countRefusals, race } from "../support/races/race";
import { crowd, rounds } from "../support/races/rounds";
import { makeSingle, placeCardOrder } from "../support/shop";

const server = openPool("service_role", 50);

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

describe("many admins at once", () => {
  it("refund parts of 100 of 548: five succeed", async () => {
    for (const _ of rounds(20, 20)) {
      const { id } = await placePaidOrder(owner);
      const { won, refused } = await race(server, crowd, (client) =>
        requestRefund(client, id, { amount: 100 }),
      );
      expect({ refunds: won.length, refusals: countRefusals(refused) }).toEqual({
        refunds: 5,
        refusals: { "PT409 refund_too_much": crowd - 5 },
      });
    }
  });

  it("send one form: one refund, and all get its answer", async () => {
    for (const _ of rounds(20, 20)) {
      const { id } = await placePaidOrder(owner);
      const key = randomUUID();
      const { won, refused } = await race(server, crowd, (client) =>
        requestRefund(client, id, { key, amount: 5 }),
      );
      expect({ refused, ids: new Set(won.map((refund) => refund.id)).size }).toEqual({ refused: [], ids: 1 });
      expect(await refundsOf(owner, id)).toHaveLength(1);
    }
  });
});

describe("at once", () => {
  it("a cancellation, admins and the dashboard refund the same money: never more than was paid", async () => {
    for (const _ of rounds(20, 20)) {
      const { id, paymentId } = await placePaidOrder(owner);
      const { refused } = await race<unknown>(server, 30, (client, index) => {
        if (index % 3 === 0) return requestRefund(client, id, { amount: 200 });
        if (index % 3 === 1) {
          return applyRefund(client, {
            eventId: `${paymentId}:${index % 2}`,
            gatewayRefundId: `rfnd_${paymentId}`,
            paymentId,
            status: index % 2 ? "processed" : "pending",
            amount: 100,
          });
        }
        return client.query("select public.transition_order($1, 'Cancelled', 'admin')", [id]);
      });
      const odd = refused.filter(({ hint }) => hint !== "refund_too_much" && hint !== "bad_transition");
      expect(odd).toEqual([]);
      const { refunds } = await moneyOf(owner, id);
      const sum = refunds.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
      expect(sum).toBe(548);
    }
  });

  it("a refund event during its capture waits for the capture, and is applied", async () => {
    const { variantId } = await makeSingle(owner, 1);
    const { id, gatewayOrderId } = await placeCardOrder(owner, variantId);
    const paymentId = `pay_${randomUUID()}`;
    const [first, second] = await connectAll(server, 2);
    if (!first || !second) throw new Error("no connections");
    try {
      await first.query("begin");
      await capture(first, gatewayOrderId, paymentId);
      const refunded = applyRefund(second, {
        eventId: `r:${paymentId}`,
        gatewayRefundId: `rfnd_${paymentId}`,
        paymentId,
        status: "processed",
      });
      await Promise.race([refunded, new Promise((resolve) => setTimeout(resolve, 500))]);
      await first.query("commit");
      expect(await refunded).toEqual({ result: "processed" });
    } finally {
      first.release();
      second.release();
    }
    expect(await moneyOf(owner, id)).toMatchObject({ payment_status: "refunded", open: [] });
  });

  it("events of a capture, its refund and its dispute are all applied", async () => {
    for (const _ of rounds(40, 40)) {
      const { variantId } = await makeSingle(owner, 1);
      const { id, gatewayOrderId } = await placeCardOrder(owner, variantId);
      const paymentId = `pay_${randomUUID()}`;
      const { refused } = await race<unknown>(server, 3, (client, index) => {
        if (index === 0) return capture(client, gatewayOrderId, paymentId);
        if (index === 1)
          return applyDispute(client, {
            eventId: `d:${paymentId}`,
            disputeId: paymentId,
            paymentId,
            status: "open",
          });
        return applyRefund(client, {
          eventId: `r:${paymentId}`,
          gatewayRefundId: `rfnd_${paymentId}`,
          paymentId,
          status: "processed",
        });
      });
      expect(refused).toEqual([]);
      expect(await moneyOf(owner, id)).toMatchObject({ payment_status: "refunded", is_disputed: true });
    }
  });
});
