import type { PoolClient } from "pg";
import { balanced } from "../support/orders/books";
import { move } from "../support/orders/exchanges";
import {
  applyRefund,
  capture,
  moneyOf,
  placePaidOrder,
  recordAttempt,
  requestRefund,
  setWorkAside,
} from "../support/orders/refunds";
import { refusalIn } from "../support/refusal";
import { placeCardOrder } from "../support/shop";

const play = (work: (client: PoolClient) => Promise<void>) =>
  balanced(async (client) => {
    await setWorkAside(client);
    await work(client);
  });

const claim = async (client: PoolClient) =>
  (await client.query("select id, status, attempts from public.claim_refunds()")).rows;

const makeDue = (client: PoolClient) =>
  client.query("update public.refunds set next_at = now() - interval '1 s' where next_at < 'infinity'");

describe("a queued refund", () => {
  it("is claimed once per lease, and again when the lease has expired", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const refund = await requestRefund(client, id);
      expect(await claim(client)).toEqual([{ id: refund.id, status: "requested", attempts: 1 }]);
      expect(await claim(client)).toEqual([]);
      await makeDue(client);
      expect(await claim(client)).toEqual([{ id: refund.id, status: "requested", attempts: 2 }]);
    }));

  it("waits longer after each failed try", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const refund = await requestRefund(client, id);
      const waits: number[] = [];
      for (let attempt = 0; attempt < 11; attempt++) {
        await makeDue(client);
        await claim(client);
        await recordAttempt(client, refund.id, "requested", null, "503");
        const { rows } = await client.query(
          "select round(extract(epoch from next_at - now()) / 60)::int as minutes from public.refunds where id = $1",
          [refund.id],
        );
        waits.push(rows[0].minutes);
      }
      expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    }));

  it("is processed only when the gateway reports it", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const refund = await requestRefund(client, id);
      expect(await recordAttempt(client, refund.id, "pending", "rfnd_1")).toBe("pending");
      const attempt = () => recordAttempt(client, refund.id, "processed", "rfnd_1");
      expect(await refusalIn(client, attempt)).toMatchObject({ code: "PT422", hint: "bad_status" });
      expect(await recordAttempt(client, refund.id, "requested")).toBe("pending");
    }));

  it("has a case for each failure, which only its replacement closes", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const fail = async () => {
        const refund = await requestRefund(client, id, { amount: 100 });
        await recordAttempt(client, refund.id, "failed", null, "The gateway's balance is too low");
        return refund.id;
      };
      const [first, other] = [await fail(), await fail()];
      expect(await moneyOf(client, id)).toMatchObject({
        payment_status: "captured",
        open: ["refund_failed", "refund_failed"],
      });
      const arrive = async (follows: string | null) => {
        const { id: refundId } = await requestRefund(client, id, { amount: 100 });
        if (follows) await client.query("select private.replace_failed_refund($1, $2)", [refundId, follows]);
        const ids = { eventId: refundId, gatewayRefundId: refundId, refundId };
        await applyRefund(client, { ...ids, paymentId, status: "processed", amount: 100 });
      };
      await arrive(null);
      expect((await moneyOf(client, id)).open).toEqual(["refund_failed", "refund_failed"]);
      await arrive(first);
      const { rows } = await client.query(
        "select refund_id from public.reconciliation_breaks where order_id = $1 and resolved_at is null",
        [id],
      );
      expect(rows).toEqual([{ refund_id: other }]);
      await arrive(other);
      expect(await moneyOf(client, id)).toMatchObject({ open: [], messages: 3 });
    }));

  it("keeps one case when its replacement fails too, and its return follows", () =>
    play(async (client) => {
      const { id } = await placePaidOrder(client);
      const first = await requestRefund(client, id, { reason: "returned" });
      const { rows: returns } = await client.query(
        `insert into public.return_requests (order_id, kind, reason, refund_id)
         values ($1, 'return', 'Too small', $2) returning id`,
        [id, first.id],
      );
      await recordAttempt(client, first.id, "failed");
      const second = await requestRefund(client, id, { reason: "returned" });
      await client.query("select private.replace_failed_refund($1, $2)", [second.id, first.id]);
      await recordAttempt(client, second.id, "failed", null, "Closed");
      const { rows } = await client.query(
        "select refund_id, detail ->> 'why' as why from public.reconciliation_breaks where order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ refund_id: first.id, why: "Closed" }]);
      const { rows: linked } = await client.query(
        "select refund_id from public.return_requests where id = $1",
        [returns[0].id],
      );
      expect(linked).toEqual([{ refund_id: second.id }]);
    }));
});

describe("a refund made in the gateway's dashboard", () => {
  const byHand = { gatewayRefundId: "rfnd_x", status: "processed" } as const;

  it("of all the money, reported before the payment itself, stops production", () =>
    play(async (client) => {
      const { id, gatewayOrderId } = await placeCardOrder(client);
      await applyRefund(client, { ...byHand, eventId: "e", paymentId: "pay_1" });
      await capture(client, gatewayOrderId, "pay_1");
      const begin = () => move(client, id, "In Production");
      expect(await refusalIn(client, begin)).toMatchObject({ code: "PT409", hint: "refunded" });
      await move(client, id, "Cancelled");
      expect((await moneyOf(client, id)).refunds).toHaveLength(1);
    }));

  it("reduces an unsent refund of ours, or makes it needless", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      await move(client, id, "Cancelled");
      await applyRefund(client, { ...byHand, eventId: "e1", paymentId, amount: 100 });
      expect((await moneyOf(client, id)).refunds).toMatchObject([{ amount: 100 }, { amount: 448 }]);
      await applyRefund(client, {
        ...byHand,
        eventId: "e2",
        gatewayRefundId: "rfnd_y",
        paymentId,
        amount: 448,
      });
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "refunded", open: [] });
    }));

  it("leaves a refund that was already tried to staff, because its contents may not change any more", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      await move(client, id, "Cancelled");
      await claim(client);
      await applyRefund(client, { ...byHand, eventId: "e1", paymentId, amount: 100 });
      expect(await moneyOf(client, id)).toMatchObject({ open: ["refund_failed"] });
    }));
});

describe("apply_refund", () => {
  it("returns its first answer for a replay, and ignores another body with a used event id", () =>
    play(async (client) => {
      const { id, paymentId } = await placePaidOrder(client);
      const event = { eventId: "e", gatewayRefundId: "rfnd_1", paymentId, amount: 100 };
      const first = await applyRefund(client, { ...event, status: "pending" });
      expect(await applyRefund(client, { ...event, status: "pending" })).toEqual(first);
      const other = await applyRefund(client, { ...event, status: "processed", bodyHash: "another" });
      expect(other).toEqual({ result: "event_id_reused" });
      expect((await moneyOf(client, id)).refunds).toMatchObject([{ status: "pending" }]);
      const { rows } = await client.query(
        "select payment_id from public.reconciliation_breaks where reason = 'event_id_reused'",
      );
      expect(rows).toEqual([{ payment_id: paymentId }]);
    }));

  it.each(["created", "requested", "", "PROCESSED"])("refuses the status %p", (status) =>
    play(async (client) => {
      const { paymentId } = await placePaidOrder(client);
      const odd = () =>
        client.query("select public.apply_refund('e', 't', 'h', 'r', $1, $2, 1, '{}')", [paymentId, status]);
      expect(await refusalIn(client, odd)).toMatchObject({ code: "PT422", hint: "bad_kind" });
    }),
  );
});
