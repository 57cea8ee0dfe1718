import type { PoolClient } from "pg";
import { adminOrderSchema } from "../../../lib/orders/admin-order";
import { balanced } from "../support/orders/books";
import { applyDispute, capture, type DisputeEvent, moneyOf, placePaidOrder } from "../support/orders/refunds";
import { type StaffActor, sessionIn } from "../support/people/actors";
import { placeCardOrder } from "../support/shop";

// The order and its money in every order of events are tested in refund-events.test.ts; here is the dispute's own row.

async function disputesOf(client: PoolClient, paymentId: string) {
  const { rows } = await client.query(
    `select dispute_id, phase, status, amount, reason_code, respond_by from public.disputes
     where payment_id = $1 order by dispute_id`,
    [paymentId],
  );
  return rows;
}

async function eventsOf(client: PoolClient, orderId: string): Promise<{ type: string; data: unknown }[]> {
  const { rows } = await client.query(
    "select type, data from public.order_events where order_id = $1 and type like 'dispute%' order by id",
    [orderId],
  );
  return rows;
}

const words = { phase: "chargeback", reasonCode: "goods_not_received", respondBy: "2026-12-01T10:00:00Z" };
const asked = (event: Omit<DisputeEvent, "eventId">): DisputeEvent => ({
  eventId: `${event.disputeId ?? "disp_1"}:${event.status}`,
  ...event,
});

describe("a dispute", () => {
  it("is a row in Razorpay's terms, and an event of its order", () =>
    balanced(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const answer = await applyDispute(
        client,
        asked({ paymentId, status: "open", amount: 499.5, ...words }),
      );
      expect(answer).toEqual({ result: "recorded" });
      expect(await disputesOf(client, paymentId)).toEqual([
        {
          dispute_id: "disp_1",
          phase: "chargeback",
          status: "open",
          amount: 499.5,
          reason_code: "goods_not_received",
          respond_by: new Date(words.respondBy),
        },
      ]);
      expect(await eventsOf(client, id)).toEqual([
        { type: "dispute_open", data: { dispute_id: "disp_1", payment_id: paymentId } },
      ]);
    }));

  it("is shown on its order with the bank's reason, and a link to its case for staff who handle payments", () =>
    balanced(async (client) => {
      const { order_id, paymentId } = await placePaidOrder(client);
      await applyDispute(client, asked({ paymentId, status: "open", ...words }));
      const shownTo = async (who: StaffActor) => {
        const at = sessionIn(client);
        await at.as(who);
        const { rows } = await client.query("select public.get_admin_order($1) as answer", [order_id]);
        await at.asShop();
        return adminOrderSchema.parse(rows[0].answer);
      };
      const { disputes, cases } = await shownTo("manager");
      expect(disputes).toMatchObject([{ status: "open", reason: "goods_not_received" }]);
      const { rows } = await client.query(
        "select id from public.reconciliation_breaks where payment_id = $1 and reason = 'disputed'",
        [paymentId],
      );
      expect(cases).toEqual([{ caseId: rows[0].id, reason: "disputed" }]);
      expect((await shownTo("support")).cases).toEqual([]);
      await applyDispute(client, asked({ paymentId, status: "won", ...words }));
      expect((await shownTo("manager")).cases).toEqual([]);
    }));

  it("is recorded once, however often its event comes", () =>
    balanced(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const event = asked({ paymentId, status: "open", ...words });
      const first = await applyDispute(client, event);
      expect(await applyDispute(client, event)).toEqual(first);
      expect(await applyDispute(client, { ...event, eventId: "another", amount: 1 })).toEqual(first);
      expect(await disputesOf(client, paymentId)).toMatchObject([{ status: "open", amount: 548 }]);
      expect(await eventsOf(client, id)).toHaveLength(1);
    }));

  it("is updated by later steps, and keeps fields that they omit", () =>
    balanced(async (client) => {
      const { paymentId } = await placePaidOrder(client);
      await applyDispute(client, asked({ paymentId, status: "open", ...words }));
      await applyDispute(client, asked({ paymentId, status: "under_review" }));
      await applyDispute(client, asked({ paymentId, status: "action_required", phase: "pre_arbitration" }));
      expect(await disputesOf(client, paymentId)).toMatchObject([
        { status: "action_required", phase: "pre_arbitration", reason_code: "goods_not_received" },
      ]);
    }));

  it.each(["won", "closed", "lost"])("that is %s stays so when an older step arrives late", (end) =>
    balanced(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      await applyDispute(client, asked({ paymentId, status: end, ...words }));
      for (const status of ["action_required", "under_review", "open"]) {
        await applyDispute(client, asked({ paymentId, status, phase: "fraud" }));
      }
      expect(await disputesOf(client, paymentId)).toMatchObject([{ status: end, phase: "chargeback" }]);
      expect(await eventsOf(client, id)).toHaveLength(1);
      expect(await moneyOf(client, id)).toMatchObject({ is_disputed: end === "lost" });
    }),
  );

  it("may arrive before its payment, and holds the order from the capture on", () =>
    balanced(async (client) => {
      const { id, gatewayOrderId } = await placeCardOrder(client);
      expect(await applyDispute(client, asked({ paymentId: "pay_late", status: "open" }))).toEqual({
        result: "unknown_order",
      });
      expect(await moneyOf(client, id)).toMatchObject({ is_disputed: false, open: [] });
      await capture(client, gatewayOrderId, "pay_late");
      expect(await moneyOf(client, id)).toMatchObject({ is_disputed: true, open: ["disputed"] });
    }));

  it("is one of several of a payment: the case closes with the last of them", () =>
    balanced(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      for (const disputeId of ["disp_a", "disp_b"]) {
        await applyDispute(client, asked({ disputeId, paymentId, status: "open" }));
      }
      await applyDispute(client, asked({ disputeId: "disp_a", paymentId, status: "won" }));
      expect(await moneyOf(client, id)).toMatchObject({ is_disputed: true, open: ["disputed"] });
      await applyDispute(client, asked({ disputeId: "disp_b", paymentId, status: "closed" }));
      expect(await moneyOf(client, id)).toMatchObject({ is_disputed: false, open: [] });
      expect(await disputesOf(client, paymentId)).toMatchObject([{ status: "won" }, { status: "closed" }]);
    }));

  it("belongs to one payment: another payment with its id changes nothing", () =>
    balanced(async (client) => {
      const first = await placePaidOrder(client);
      const other = await placePaidOrder(client);
      await applyDispute(client, asked({ paymentId: first.paymentId, status: "open" }));
      await applyDispute(client, asked({ paymentId: other.paymentId, status: "lost" }));
      expect(await disputesOf(client, first.paymentId)).toMatchObject([{ status: "open" }]);
      expect(await disputesOf(client, other.paymentId)).toEqual([]);
      expect(await moneyOf(client, other.id)).toMatchObject({ is_disputed: false, refunds: [] });
    }));
});
