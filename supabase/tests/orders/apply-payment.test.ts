import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { owner } from "../support/backend/database";
import { balanced } from "../support/orders/books";
import { applyPayment, type PaymentEvent } from "../support/orders/payments";
import { refusalIn } from "../support/refusal";
import { expectSameEnd, type Step } from "../support/scenario";
import { makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

type Scene = {
  client: PoolClient;
  orderId: string;
  gatewayOrderId: string;
  variantId: number;
};

const pay =
  (event: Omit<PaymentEvent, "gatewayOrderId">): Step<Scene> =>
  ({ client, gatewayOrderId }) =>
    applyPayment(client, { ...event, gatewayOrderId });

const gatewayEvent = (eventId: string, type: string, paymentId: string, more: Partial<PaymentEvent> = {}) =>
  pay({
    ...{ eventId, type, paymentId, kind: type === "order.paid" ? "captured" : type.replace("payment.", "") },
    ...more,
  });
const authorized = gatewayEvent("e1", "payment.authorized", "pay_1");
const captured = gatewayEvent("e2", "payment.captured", "pay_1");
const orderPaid = gatewayEvent("e3", "order.paid", "pay_1");
const failedBefore = gatewayEvent("e4", "payment.failed", "pay_0");
const failedSame = gatewayEvent("e5", "payment.failed", "pay_1");
const secondCapture = gatewayEvent("e6", "payment.captured", "pay_2");
const secondPaid = gatewayEvent("e7", "order.paid", "pay_2");
const wrongAmount = gatewayEvent("e8", "payment.captured", "pay_3", { amount: 1 });
const wrongCurrency = gatewayEvent("e9", "payment.captured", "pay_4", { currency: "USD" });

/** Long after: the extra hour in which authorised money reserves its items has ended too. */
const expire: Step<Scene> = async ({ client, orderId }) => {
  await client.query(
    "update public.orders set expires_at = now() - interval '2 hours' where id = $1 and expires_at is not null",
    [orderId],
  );
  await client.query("select public.expire_orders()");
};
const rivalBuys: Step<Scene> = ({ client, variantId }) =>
  inSavepointIfRefused(client, () =>
    placeOrder(client, orderOf([{ variantId }], { email: "rival@kapas.test" })),
  );

/** A refused rival must not abort the transaction of the scenario. */
async function inSavepointIfRefused(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query("savepoint rival");
  await work().catch(() => client.query("rollback to savepoint rival"));
}

async function endState({ client, orderId, variantId }: Scene) {
  const { rows } = await client.query(
    `select o.status, o.payment_status, o.paid_by is not null as is_paid,
       (select jsonb_object_agg(coalesce(refund_reason, 'kept'), n) from (
         select refund_reason, count(*) as n from public.payments
         where order_id = o.id and status = 'captured' group by refund_reason) as by_reason) as captures,
       (select reserved from public.product_variants where id = $2) as reserved,
       (select count(*)::int from public.outbox where order_id = o.id and topic = 'order_confirmed') as confirmations,
       (select count(*)::int from public.orders where email = 'rival@kapas.test') as rivals
     from public.orders o where o.id = $1`,
    [orderId, variantId],
  );
  return rows[0];
}

async function begin(client: PoolClient): Promise<Scene> {
  const { variantId } = await makeSingle(client, 1);
  const { id: orderId, gatewayOrderId } = await placeCardOrder(client, variantId);
  return { client, orderId, gatewayOrderId, variantId };
}

const paidOnce = {
  status: "Confirmed",
  payment_status: "captured",
  is_paid: true,
  captures: { kept: 1 },
  reserved: 1,
  confirmations: 1,
  rivals: 0,
};

const play = (steps: Record<string, Step<Scene>>, end: object | ((order: string[]) => object)) =>
  expectSameEnd(owner, { steps, begin, endOf: endState, end });

describe("apply_payment ends the same in any order of events", () => {
  it("a failed attempt, then one payment that is reported several times", () =>
    play(
      {
        authorized,
        captured,
        orderPaid,
        failedBefore,
        capturedAgain: captured,
        orderPaidAgain: orderPaid,
        authorizedAgain: authorized,
      },
      paidOnce,
    ));

  it("a failed event of the captured payment itself", () =>
    play(
      {
        failedSame,
        authorized,
        captured,
        orderPaid,
        failedBefore,
        failedSameAgain: failedSame,
        capturedAgain: captured,
      },
      paidOnce,
    ));

  it.each([
    ["of the wrong amount", wrongAmount],
    ["in another currency", wrongCurrency],
  ])("a capture %s beside the right one", (_, wrong) =>
    play(
      {
        captured,
        orderPaid,
        wrong,
        failedBefore,
        authorized,
        wrongAgain: wrong,
        capturedAgain: captured,
      },
      { ...paidOnce, captures: { kept: 1, amount_mismatch: 1 } },
    ),
  );

  it("two captures for one order: one pays, the other is refunded once", () =>
    play(
      {
        captured,
        secondCapture,
        orderPaid,
        secondPaid,
        authorized,
        failedBefore,
        capturedAgain: captured,
      },
      { ...paidOnce, captures: { kept: 1, second_capture: 1 } },
    ));

  it("only wrong captures, which never confirm", () =>
    play(
      {
        wrongAmount,
        wrongCurrency,
        authorized,
        failedBefore,
        wrongAmountAgain: wrongAmount,
        wrongCurrencyAgain: wrongCurrency,
        authorizedAgain: authorized,
      },
      {
        ...paidOnce,
        status: "Pending Payment",
        payment_status: "authorized",
        is_paid: false,
        captures: { amount_mismatch: 2 },
        confirmations: 0,
      },
    ));

  it("a payment after expiry takes the stock again when it is available", () =>
    play(
      {
        expire,
        captured,
        orderPaid,
        authorized,
        failedBefore,
        expireAgain: expire,
        capturedAgain: captured,
      },
      paidOnce,
    ));

  it("a payment after expiry is refunded only when a rival has the item", () =>
    play(
      { expire, rivalBuys, captured, orderPaid, authorized, failedBefore, capturedAgain: captured },
      (order) => {
        const at = (name: string) => order.indexOf(name);
        const paidAt = Math.min(at("captured"), at("orderPaid"), at("capturedAgain"));
        const hasRivalWon = at("expire") < at("rivalBuys") && at("rivalBuys") < paidAt;
        if (!hasRivalWon) return paidOnce;
        return {
          ...paidOnce,
          status: "Cancelled",
          payment_status: expect.any(String),
          is_paid: false,
          captures: { stock_gone: 1 },
          confirmations: 0,
          rivals: 1,
        };
      },
    ));
});

describe("apply_payment", () => {
  const onUnpaid = (work: (scene: Scene) => Promise<void>) =>
    balanced(async (client) => work(await begin(client)));

  it("returns its first answer for a replay", () =>
    onUnpaid(async (scene) => {
      const first = await captured(scene);
      expect(first).toMatchObject({ result: "confirmed" });
      expect(await captured(scene)).toEqual(first);
      expect(await orderPaid(scene)).toMatchObject({ result: "already_confirmed" });
    }));

  it("ignores another body with a used event id", () =>
    onUnpaid(async (scene) => {
      await gatewayEvent("e", "payment.failed", "pay_0", { bodyHash: "one" })(scene);
      const forged = gatewayEvent("e", "payment.failed", "pay_0", { kind: "captured", bodyHash: "two" });
      expect(await forged(scene)).toEqual({ result: "event_id_reused" });
      expect(await endState(scene)).toMatchObject({ status: "Pending Payment", is_paid: false });
    }));

  it("stores an event of an unknown order, and applies it once the order is known", () =>
    onUnpaid(async ({ client, orderId, variantId }) => {
      const gatewayOrderId = `order_${randomUUID()}`;
      const scene = { client, orderId, gatewayOrderId, variantId };
      expect(await captured(scene)).toEqual({ result: "unknown_order" });
      await client.query("update public.orders set gateway_order_id = $2 where id = $1", [
        orderId,
        gatewayOrderId,
      ]);
      expect(await captured(scene)).toMatchObject({ result: "confirmed" });
      expect(await endState(scene)).toEqual(paidOnce);
    }));

  it("never moves a status back: a payment for a delivered order is refunded as a second capture", () =>
    onUnpaid(async (scene) => {
      await captured(scene);
      await scene.client.query("update public.orders set status = 'Delivered' where id = $1", [
        scene.orderId,
      ]);
      await scene.client.query(
        "insert into public.stock_moves (variant_id, reserved_delta, reason) values ($1, -1, 'release')",
        [scene.variantId],
      );
      expect(await secondCapture(scene)).toMatchObject({ result: "second_capture" });
      expect(await endState(scene)).toMatchObject({
        status: "Delivered",
        captures: { kept: 1, second_capture: 1 },
      });
    }));

  it("distinguishes a failed attempt from an authorised one", () =>
    onUnpaid(async (scene) => {
      await failedBefore(scene);
      expect(await endState(scene)).toMatchObject({ payment_status: "attempted_failed" });
      await authorized(scene);
      expect(await endState(scene)).toMatchObject({ payment_status: "authorized" });
    }));

  it("refuses an unknown kind", () =>
    onUnpaid(async (scene) => {
      const odd = gatewayEvent("e", "refund.created", "pay_1", { kind: "refunded" });
      expect(await refusalIn(scene.client, () => odd(scene))).toMatchObject({
        code: "PT422",
        hint: "bad_kind",
      });
    }));
});
