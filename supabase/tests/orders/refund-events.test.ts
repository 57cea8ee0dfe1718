import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { balanced } from "../support/orders/books";
import { move } from "../support/orders/exchanges";
import { moveOrder } from "../support/orders/move-order";
import {
  applyDispute,
  applyRefund,
  capture,
  moneyOf,
  placePaidOrder,
  recordAttempt,
  requestRefund,
  setWorkAside,
} from "../support/orders/refunds";
import { refusalIn } from "../support/refusal";
import { expectSameEnd, type Step } from "../support/scenario";
import { placeCardOrder } from "../support/shop";

type Scene = { client: PoolClient; id: string; gatewayOrderId: string; refundId: string };

const paymentId = "pay_1";

const captured: Step<Scene> = ({ client, gatewayOrderId }) => capture(client, gatewayOrderId, paymentId);

/** As the gateway reports a refund of ours, or one made in its dashboard. */
const refund =
  (
    gatewayRefundId: string,
    status: "pending" | "processed" | "failed",
    amount: number,
    isOurs = false,
    eventId = `${gatewayRefundId}:${status}`,
  ): Step<Scene> =>
  ({ client, refundId }) =>
    applyRefund(client, {
      eventId,
      gatewayRefundId,
      paymentId,
      status,
      amount,
      refundId: isOurs ? refundId : null,
    });
const answered: Step<Scene> = ({ client, refundId }) =>
  recordAttempt(client, refundId, "pending", "rfnd_ours");
const cancel: Step<Scene> = ({ client, id }) => move(client, id, "Cancelled");
const dispute =
  (status: string, disputeId = "disp_1"): Step<Scene> =>
  ({ client }) =>
    applyDispute(client, { eventId: `${disputeId}:${status}`, disputeId, paymentId, status });

async function unpaid(client: PoolClient): Promise<Scene> {
  const { id, gatewayOrderId } = await placeCardOrder(client);
  return { client, id, gatewayOrderId, refundId: "" };
}

/** Paid by pay_1, with a refund of ours queued. */
const refunding =
  (amount: number) =>
  async (client: PoolClient): Promise<Scene> => {
    const scene = await unpaid(client);
    await captured(scene);
    return { ...scene, refundId: (await requestRefund(client, scene.id, { amount })).id };
  };

async function paid(client: PoolClient): Promise<Scene> {
  const scene = await unpaid(client);
  await captured(scene);
  return scene;
}

const play = (
  begin: (client: PoolClient) => Promise<Scene>,
  steps: Record<string, Step<Scene>>,
  end: object,
) =>
  expectSameEnd(owner, {
    steps,
    begin,
    endOf: ({ client, id }) => moneyOf(client, id),
    end: { status: "Confirmed", is_disputed: false, open: [], ...end },
  });

const part = (amount: number, status: string, reason = "goodwill") => ({ amount, reason, status });

describe("refunds end the same in any order of events", () => {
  it("two manual parts in the dashboard, before or after their capture", () =>
    play(
      unpaid,
      {
        captured,
        firstPending: refund("rfnd_a", "pending", 100),
        firstProcessed: refund("rfnd_a", "processed", 100),
        secondPending: refund("rfnd_b", "pending", 448),
        secondProcessed: refund("rfnd_b", "processed", 448),
        capturedAgain: captured,
        secondProcessedAgain: refund("rfnd_b", "processed", 448),
      },
      {
        payment_status: "refunded",
        refunds: [part(100, "processed"), part(448, "processed")],
        messages: 2,
      },
    ));

  it("a refund of ours: the API's response, created, speed changed, processed, a repeat, and the capture again", () =>
    play(
      refunding(200),
      {
        answered,
        pending: refund("rfnd_ours", "pending", 200, true),
        speedChanged: refund("rfnd_ours", "pending", 200, true, "speed"),
        processed: refund("rfnd_ours", "processed", 200, true),
        processedAgain: refund("rfnd_ours", "processed", 200, true),
        pendingAgain: refund("rfnd_ours", "pending", 200, true),
        captured,
      },
      { payment_status: "partially_refunded", refunds: [part(200, "processed")], messages: 1 },
    ));

  it("a failed one waits for staff, and the order stays paid", () =>
    play(
      refunding(200),
      {
        answered,
        pending: refund("rfnd_ours", "pending", 200, true),
        failed: refund("rfnd_ours", "failed", 200, true),
        failedAgain: refund("rfnd_ours", "failed", 200, true),
        captured,
        pendingAgain: refund("rfnd_ours", "pending", 200, true),
        answeredAgain: answered,
      },
      {
        payment_status: "captured",
        refunds: [part(200, "failed")],
        open: ["refund_failed"],
        messages: 0,
      },
    ));

  it("a cancellation beside a manual partial refund: together all of it, never more", () =>
    play(
      paid,
      {
        cancel,
        pending: refund("rfnd_a", "pending", 100),
        processed: refund("rfnd_a", "processed", 100),
        captured,
        capturedAgain: captured,
        pendingAgain: refund("rfnd_a", "pending", 100),
        processedAgain: refund("rfnd_a", "processed", 100),
      },
      {
        status: "Cancelled",
        payment_status: "partially_refunded",
        refunds: [part(100, "processed"), part(448, "requested", "cancelled")],
        messages: 1,
      },
    ));
});

describe("disputes end the same in any order of events", () => {
  const [created, review, action] = [dispute("open"), dispute("under_review"), dispute("action_required")];

  it("a won one releases the order, even when it arrives before the capture", () =>
    play(
      unpaid,
      {
        created,
        review,
        action,
        won: dispute("won"),
        captured,
        wonAgain: dispute("won"),
        createdAgain: created,
      },
      { payment_status: "captured", refunds: [], messages: 0 },
    ));

  it("a lost one: the bank has the money, the order is held, staff decide", () =>
    play(
      unpaid,
      {
        created,
        review,
        action,
        lost: dispute("lost"),
        captured,
        lostAgain: dispute("lost"),
        capturedAgain: captured,
      },
      {
        is_disputed: true,
        payment_status: "refunded",
        refunds: [part(548, "processed", "chargeback")],
        open: ["disputed"],
        messages: 0,
      },
    ));

  it("of two, one open is enough to hold the order", () =>
    play(
      unpaid,
      {
        created,
        won: dispute("won"),
        other: dispute("open", "disp_2"),
        otherReview: dispute("under_review", "disp_2"),
        captured,
        capturedAgain: captured,
        createdAgain: created,
      },
      { is_disputed: true, payment_status: "captured", refunds: [], open: ["disputed"], messages: 0 },
    ));
});

describe("a disputed order", () => {
  const inDispute = (work: (client: PoolClient, id: string, payment: string) => Promise<void>) =>
    balanced(async (client) => {
      await setWorkAside(client);
      const paid = await placePaidOrder(client);
      await applyDispute(client, { eventId: "d1", paymentId: paid.paymentId, status: "open" });
      await work(client, paid.id, paid.paymentId);
    });

  it.each([
    ["Confirmed", "In Production"],
    ["In Production", "Packed"],
    ["Packed", "Shipped"],
  ])("does not move from %s to %s", (from, to) =>
    inRollback(owner, async (client) => {
      const { id, paymentId: payment } = await placePaidOrder(client);
      await moveOrder(client, id, from);
      await applyDispute(client, { eventId: "d1", paymentId: payment, status: "open" });
      const refusal = await refusalIn(client, () => move(client, id, to));
      expect(refusal).toMatchObject({ code: "PT409", hint: "disputed" });
      await applyDispute(client, { eventId: "d2", paymentId: payment, status: "closed" });
      await move(client, id, to);
    }),
  );

  it("may be cancelled, and its refund waits until the bank has decided", () =>
    inDispute(async (client, id, payment) => {
      await move(client, id, "Cancelled");
      expect((await client.query("select public.claim_refunds()")).rowCount).toBe(0);
      await applyDispute(client, { eventId: "d2", paymentId: payment, status: "won" });
      expect((await client.query("select public.claim_refunds()")).rowCount).toBe(1);
    }));

  it("that is cancelled and then lost is refunded once, by the bank", () =>
    inDispute(async (client, id, payment) => {
      await move(client, id, "Cancelled");
      await applyDispute(client, { eventId: "d2", paymentId: payment, status: "lost" });
      expect((await moneyOf(client, id)).refunds).toEqual([
        part(548, "failed", "cancelled"),
        part(548, "processed", "chargeback"),
      ]);
      expect((await client.query("select public.claim_refunds()")).rowCount).toBe(0);
    }));

  it.each(["created", "", "LOST"])("is not caused by an unknown status: %p", (status) =>
    inDispute(async (client, _id, payment) => {
      const odd = () => applyDispute(client, { eventId: "d9", paymentId: payment, status });
      expect(await refusalIn(client, odd)).toMatchObject({ code: "PT422", hint: "bad_kind" });
    }),
  );
});
