import { randomUUID } from "node:crypto";
import {
  caseOf,
  decide,
  failedRefund,
  inMoneyTest,
  passTenMinutes,
  strayMoney,
  take,
  unpaidOrder,
} from "../support/orders/money-cases";
import { applyPayment } from "../support/orders/payments";
import { applyDispute, recordAttempt } from "../support/orders/refunds";
import { setPolicy, statusOf } from "../support/orders/returns";
import { people } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";

describe("money without an order", () => {
  it("pays the matched order when that waits for this amount, once", () =>
    inMoneyTest(async (at) => {
      const order = await unpaidOrder(at.client);
      const { caseId, paymentId } = await strayMoney(at.client, order.total);
      await at.as("manager");
      const key = randomUUID();
      const match = () => take(at, caseId, "match", { key, order: order.order_id });
      expect([await match(), await match()]).toEqual(["done", "done"]);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolution: `Given to ${order.order_id}`,
        can_match: false,
        order: { number: order.order_id, status: "Confirmed" },
        steps: [{ kind: "match", outcome: "done", is_mine: true }],
      });
      await at.asShop();
      const { rows } = await at.client.query(
        "select status, payment_status, paid_by from public.orders where id = $1",
        [order.id],
      );
      expect(rows).toEqual([{ status: "Confirmed", payment_status: "captured", paid_by: paymentId }]);
      await at.as("admin");
      expect(await hintIn(at.client, () => take(at, caseId, "match", { order: order.order_id }))).toBe(
        "case_closed",
      );
    }));

  it("is refunded when the matched order expects none, and stays closed when the gateway reports it again", () =>
    inMoneyTest(async (at) => {
      const order = await unpaidOrder(at.client);
      const { caseId, paymentId } = await strayMoney(at.client, order.total + 1);
      await at.as("manager");
      await take(at, caseId, "match", { order: order.order_id });
      await at.asShop();
      const { rows } = await at.client.query(
        "select reason, amount::float8 as amount, status from public.refunds where payment_id = $1",
        [paymentId],
      );
      expect(rows).toEqual([{ reason: "amount_mismatch", amount: order.total + 1, status: "requested" }]);
      expect(await statusOf(at.client, order.id)).toBe("Pending Payment");
      const again = { eventId: randomUUID(), type: "payment.captured", kind: "captured", paymentId };
      const gatewayOrderId = `order_${randomUUID()}`;
      await applyPayment(at.client, { ...again, gatewayOrderId, amount: order.total + 1 });
      const open = await at.client.query(
        "select reason from public.reconciliation_breaks where payment_id = $1 and resolved_at is null",
        [paymentId],
      );
      expect(open.rows).toEqual([{ reason: "amount_mismatch" }]);
    }));

  it("names the colleague who refunded it, though Razorpay has refused since; and Razorpay when the bank disputes it", () =>
    inMoneyTest(async (at) => {
      const { caseId, paymentId } = await strayMoney(at.client, 600);
      await at.as("admin");
      const { version } = await caseOf(at, caseId);
      await at.as("manager");
      const key = randomUUID();
      await take(at, caseId, "refund", { key });
      const { version: sentVersion, steps } = await caseOf(at, caseId);
      await at.asShop();
      await passTenMinutes(at);
      await recordAttempt(at.client, key, "failed");
      const movedBy = async (shown: string) => {
        await at.as("admin");
        const { detail } = await refusalIn(at.client, () => take(at, caseId, "close", { version: shown }));
        return JSON.parse(String(detail));
      };
      expect(await movedBy(version)).toEqual({
        actor: "admin",
        by: steps[0].asked_by,
        at: steps[0].asked_at,
      });
      await at.asShop();
      await applyDispute(at.client, { eventId: randomUUID(), paymentId, status: "open", amount: 600 });
      expect(await movedBy(sentVersion)).toMatchObject({ actor: "gateway", by: null });
    }));

  it("is only visible and usable for staff who handle payments", () =>
    inMoneyTest(async (at) => {
      const { caseId } = await strayMoney(at.client, 100);
      for (const role of ["packer", "editor", "support", "asha"] as const) {
        await at.as(role);
        expect(await hintIn(at.client, () => caseOf(at, caseId))).toBe("forbidden");
        expect(await hintIn(at.client, () => take(at, caseId, "close"))).toBe("forbidden");
        expect(await hintIn(at.client, () => decide(at, randomUUID(), true))).toBe("forbidden");
      }
    }));

  it.each([
    ["without a reason", "close", { note: " x " }, "no_reason"],
    ["to no order", "match", { order: "KP-0000-0000-0000" }, "no_such_order"],
    ["to no UPI ID", "refund", { upi: "me" }, "bad_upi"],
    ["by UPI, though it came another way", "refund", { upi: "asha@okbank" }, "bad_upi"],
  ])("refuses a step %s", (_, kind, input, hint) =>
    inMoneyTest(async (at) => {
      const { caseId } = await strayMoney(at.client, 100);
      await at.as("manager");
      expect(await hintIn(at.client, () => take(at, caseId, kind, input))).toBe(hint);
    }),
  );
});

describe("a failed refund", () => {
  it.each([
    ["to where the money came from", null, "source"],
    ["by UPI", "asha@okbank", "upi"],
  ])("is sent again %s, one at a time, and its case closes with it", (_, upi, method) =>
    inMoneyTest(async (at) => {
      const { caseId, id } = await failedRefund(at.client);
      await at.as("manager");
      const key = randomUUID();
      await take(at, caseId, "refund", { key, upi });
      expect(await hintIn(at.client, () => take(at, caseId, "refund"))).toBe("underway");
      expect(await hintIn(at.client, () => take(at, caseId, "close"))).toBe("underway");
      await at.asShop();
      const { rows } = await at.client.query(
        "select id, method, status, amount::float8 as amount from public.refunds where order_id = $1 and status <> 'failed'",
        [id],
      );
      expect(rows).toEqual([{ id: key, method, status: "requested", amount: 548 }]);
      await at.client.query(
        "select private.move_refund(r, 'processed') from public.refunds r where id = $1",
        [key],
      );
      await at.as("manager");
      expect(await caseOf(at, caseId)).toMatchObject({ resolution: "Refunded" });
    }),
  );

  it.each([null, "asha@okbank"])(
    "is not sent again while the bank decides about the payment, or after it took the money (UPI ID: %s)",
    (upi) =>
      inMoneyTest(async (at) => {
        const { caseId, paymentId } = await failedRefund(at.client);
        for (const [status, refusal] of [
          ["open", "disputed"],
          ["lost", "refund_too_much"],
        ] as const) {
          await applyDispute(at.client, { eventId: `${status}-${paymentId}`, paymentId, status });
          await at.as("manager");
          const { hint } = await refusalIn(at.client, () => take(at, caseId, "refund", { upi }));
          expect(hint).toBe(refusal);
          await at.asShop();
        }
      }),
  );

  it("is not sent again from a tab that is outdated by another person's step; a note is stored", () =>
    inMoneyTest(async (at) => {
      const { caseId } = await failedRefund(at.client);
      await at.as("manager");
      const { version } = await caseOf(at, caseId);
      await at.as("admin");
      const key = randomUUID();
      await take(at, caseId, "refund", { key });
      const { steps } = await caseOf(at, caseId);
      await at.asShop();
      await passTenMinutes(at);
      await at.client.query("select public.record_refund_attempt($1, '', 'failed', 'It is still closed')", [
        key,
      ]);
      await at.as("manager");
      for (const kind of ["refund", "close"]) {
        expect(await refusalIn(at.client, () => take(at, caseId, kind, { version }))).toMatchObject({
          code: "PT409",
          hint: "case_updated",
          detail: expect.stringContaining(`{"at": "${steps[0].asked_at}", "by": "${steps[0].asked_by}"`),
        });
      }
      expect((await caseOf(at, caseId)).refunds).toMatchObject([{ status: "failed" }, { status: "failed" }]);
      expect(await take(at, caseId, "note", { version })).toBe("done");
      expect(await take(at, caseId, "refund")).toBe("done");
    }));
});

describe("above the two-person limit", () => {
  it("a step waits, can't be approved by its requester, and is done after a second person's approval", () =>
    inMoneyTest(async (at) => {
      const { caseId } = await strayMoney(at.client, 5001);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "close", { key })).toBe("waiting");
      expect((await caseOf(at, caseId)).resolved_at).toBeNull();
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("same_person");
      expect(await hintIn(at.client, () => take(at, caseId, "close"))).toBe("approval_pending");
      expect(await take(at, caseId, "note")).toBe("done");
      await at.as("admin");
      await decide(at, key, true);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolution: "Asked the bank",
        resolved_at: expect.any(String),
      });
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("decided");
    }));

  it("a declined or withdrawn step is not done, and can be requested again; 0 always requires two people", () =>
    inMoneyTest(async (at) => {
      await setPolicy(at.client, "two_person_above", "0");
      const { caseId } = await strayMoney(at.client, 1);
      await at.as("manager");
      const [first, second] = [randomUUID(), randomUUID()];
      await take(at, caseId, "close", { key: first });
      await decide(at, first, false);
      await take(at, caseId, "close", { key: second });
      await at.as("admin");
      await decide(at, second, false);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolved_at: null,
        steps: [{ outcome: "declined" }, { outcome: "declined" }],
      });
    }));

  it("a step with a changed outcome can't be approved", () =>
    inMoneyTest(async (at) => {
      await setPolicy(at.client, "two_person_above", "0");
      const order = await unpaidOrder(at.client);
      const { caseId } = await strayMoney(at.client, order.total);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "match", { key, order: order.order_id })).toBe("waiting");
      await at.asShop();
      await at.client.query("select public.transition_order($1, 'Cancelled', 'customer')", [order.id]);
      await at.as("admin");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("outcome_differs");
      expect((await caseOf(at, caseId)).steps).toMatchObject([{ outcome: "waiting" }]);
    }));

  it("a step of a requester without permission can't be approved, and a key stays with its step", () =>
    inMoneyTest(async (at) => {
      const { caseId } = await strayMoney(at.client, 5001);
      await at.as("manager");
      const key = randomUUID();
      await take(at, caseId, "close", { key });
      expect(await hintIn(at.client, () => take(at, caseId, "note", { key }))).toBe("key_reused");
      await at.asShop();
      await at.client.query("update public.user_roles set role = 'support' where user_id = $1", [
        people.manager,
      ]);
      await at.as("admin");
      expect(await hintIn(at.client, () => decide(at, key, true))).toBe("requester_not_permitted");
      await decide(at, key, false);
    }));

  it("an impossible step is refused to the requester, and nothing waits", () =>
    inMoneyTest(async (at) => {
      const { caseId, paymentId } = await strayMoney(at.client, 9000);
      await at.client.query(
        "insert into public.disputes (dispute_id, payment_id, status, amount) values ('disp_1', $1, 'open', 9000)",
        [paymentId],
      );
      await at.as("manager");
      expect(await hintIn(at.client, () => take(at, caseId, "refund"))).toBe("disputed");
      expect((await caseOf(at, caseId)).steps).toEqual([]);
    }));
});
