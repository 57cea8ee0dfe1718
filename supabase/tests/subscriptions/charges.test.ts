import { randomUUID } from "node:crypto";
import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { owner, server } from "../support/backend/database";
import {
  type Charge,
  makeOrders,
  refundsOfPayment,
  sendCharge,
  sendUpdate,
  subscribe as subscribeAs,
} from "../support/subscriptions/subscription-charges";
import { begin, makePlan, mineOf, type Plan, stockTees } from "../support/subscriptions/subscriptions";

// The order of a charge, made as in the app.
Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }));
beforeAll(() => stockTees(owner, 4));

const secondsFromNow = (seconds: number) =>
  new Date(Math.floor(Date.now() / 1000) * 1000 + seconds * 1000).toISOString();

const charge = (subscribed: Charge) => sendCharge(server, subscribed);
const subscribe = (plan?: Plan) => subscribeAs(owner, server, { plan });

async function chargesOf(id: string) {
  const { rows } = await owner.query(
    `select c.state, c.why, c.last_error, o.status, o.payment_status, o.total::float, o.paid_by = c.payment_id as is_paid, o.gateway_order_id,
       (select sum(i.taxable + i.cgst + i.sgst + i.igst)::float from public.order_items i where i.order_id = o.id) as taxed,
       (select array_agg(i.unit_price::float order by i.id) from public.order_items i where i.order_id = o.id) as units,
       (select count(distinct i.product_id)::int from public.order_items i where i.order_id = o.id) as designs
     from private.subscription_charges c left join public.orders o on o.id = c.order_id
     where c.subscription_id = $1 order by c.paid_at`,
    [id],
  );
  return rows;
}

async function drift(): Promise<number> {
  const { rows } = await owner.query(
    "select (public.reconciliation_report('-infinity', 'infinity') ->> 'drift')::float as drift",
  );
  return rows[0].drift;
}

const refundsOf = (paymentId: string) => refundsOfPayment(owner, paymentId);

async function breaksOf(paymentId: string) {
  const { rows } = await owner.query(
    "select reason, amount::float, detail from public.reconciliation_breaks where payment_id = $1 and resolved_at is null",
    [paymentId],
  );
  return rows;
}

it("makes one paid order of a charge, of different designs, taxed to the paisa, from any number of events", async () => {
  const before = await drift();
  const { id, ...subscribed } = await subscribe(await makePlan(owner, { tees: 2, amount: 999 }));
  expect(await charge(subscribed)).toBe("charged");
  expect(await charge(subscribed)).toBe("already_known");
  await Promise.all([makeOrders(), makeOrders()]);
  await makeOrders();
  expect(await chargesOf(id)).toEqual([
    expect.objectContaining({
      state: "ordered",
      status: "Confirmed",
      payment_status: "captured",
      total: 999,
      is_paid: true,
      gateway_order_id: `order_${subscribed.paymentId}`,
      taxed: 999,
      units: [500, 499],
      designs: 2,
    }),
  ]);
  expect(await drift()).toBe(before);
  const { rows } = await owner.query(
    "select o.topic, o.order_id from public.outbox o join private.subscription_charges c on c.order_id = o.order_id where c.subscription_id = $1",
    [id],
  );
  expect(rows).toEqual([{ topic: "order_confirmed", order_id: expect.any(String) }]);
  const { findOrderUpdate } = await import("@/server/outbox/find-order-update");
  const message = { ...rows[0], orderId: rows[0].order_id, data: {} };
  expect(await findOrderUpdate(message)).toMatchObject({
    update: {
      parcelOf: { plan: "A plan", months: 1, url: expect.stringMatching(`/account/subscription/${id}$`) },
    },
  });
});

it("sends the announced parcel, and picks another one for the next charge", async () => {
  const { id, person, ...subscribed } = await subscribe();
  const [shown] = await mineOf(owner, person);
  await charge(subscribed);
  await makeOrders();
  const { rows } = await owner.query(
    "select i.product_id from public.order_items i join private.subscription_charges c on c.order_id = i.order_id where c.subscription_id = $1",
    [id],
  );
  expect(rows.map(({ product_id }) => Number(product_id))).toEqual(
    shown?.picks.map(({ product_id }) => product_id),
  );
  const [next] = await mineOf(owner, person);
  expect(next?.picks).toHaveLength(1);
  expect(next?.picks[0]?.product_id).not.toBe(shown?.picks[0]?.product_id);
});

it("opens a payment case for another amount, currency or subscription, and makes no order", async () => {
  const { id, ...subscribed } = await subscribe();
  expect(await charge({ ...subscribed, amount: subscribed.amount + 1 })).toBe("amount_mismatch");
  expect(await breaksOf(subscribed.paymentId)).toEqual([
    expect.objectContaining({ reason: "unknown_order", amount: subscribed.amount + 1 }),
  ]);
  expect(await charge({ ...subscribed, paymentId: `pay_${randomUUID()}`, currency: "USD" })).toBe(
    "amount_mismatch",
  );
  expect(await charge({ ...subscribed, gateway: "sub_missing", paymentId: `pay_${randomUUID()}` })).toBe(
    "unknown_subscription",
  );
  expect(await chargesOf(id)).toEqual([]);
});

it("refunds a charge after cancellation in full, and sends the parcel of an earlier one", async () => {
  const before = await drift();
  const { id, ...subscribed } = await subscribe();
  await owner.query(
    "update private.subscriptions set cancel_asked_at = now() - interval '5 seconds' where id = $1",
    [id],
  );
  expect(await charge({ ...subscribed, paidAt: secondsFromNow(-60) })).toBe("charged");
  const late = { ...subscribed, paymentId: `pay_${randomUUID()}` };
  expect(await charge(late)).toBe("refunded");
  await makeOrders();
  expect((await chargesOf(id)).map(({ state, why }) => [state, why])).toEqual([
    ["ordered", null],
    ["refunded", "subscription_ended"],
  ]);
  expect(await refundsOf(late.paymentId)).toEqual([
    { amount: subscribed.amount, status: "requested", order_id: null },
  ]);
  expect(await drift()).toBe(before);
});

it("requires a choice when nothing fits, sends the chosen tees, and refunds after the time to choose", async () => {
  const plan = await makePlan(owner, { amount: 599 });
  const { id, ...subscribed } = await subscribe(plan);
  await owner.query("update private.subscriptions set size = 'XXL' where id = $1", [id]);
  await charge(subscribed);
  await makeOrders();
  expect(await chargesOf(id)).toEqual([expect.objectContaining({ state: "asked" })]);
  const { rows } = await owner.query(
    "select channel from public.outbox where topic = 'subscription_asked' and data ->> 'subscription_id' = $1 order by channel",
    [id],
  );
  expect(rows).toEqual([{ channel: "email" }, { channel: "sms" }]);
  await makeOrders();
  expect(await chargesOf(id)).toEqual([expect.objectContaining({ state: "asked" })]);
  await owner.query("update private.subscription_charges set next_at = now() where subscription_id = $1", [
    id,
  ]);
  await makeOrders();
  expect(await chargesOf(id)).toEqual([expect.objectContaining({ state: "refunded", why: "nothing_left" })]);
  expect(await refundsOf(subscribed.paymentId)).toEqual([
    { amount: 599, status: "requested", order_id: null },
  ]);
});

it("opens no case for a mandate's payment and its refund, in any order", async () => {
  const record = (paymentId: string) =>
    server.query("select public.record_mandate_payment($1, 'payment.captured', 'x', $2, 'order_token')", [
      randomUUID(),
      paymentId,
    ]);
  const refund = (paymentId: string) =>
    server.query("select public.apply_refund($1, 'refund.processed', 'x', $2, $3, 'processed', 5, '{}')", [
      randomUUID(),
      `rfnd_${randomUUID()}`,
      paymentId,
    ]);
  for (const steps of [
    [record, refund],
    [refund, record],
  ]) {
    const paymentId = `pay_${randomUUID()}`;
    for (const step of steps) await step(paymentId);
    expect(await breaksOf(paymentId)).toEqual([]);
  }
});

it("blocks the deletion of an account with a chargeable subscription, and deletes an ended one", async () => {
  const { id, person } = await subscribe();
  const remove = async () =>
    (await owner.query("select public.delete_account($1) as outcome", [person.id])).rows[0].outcome;
  expect(await remove()).toBe("open_subscription");
  await owner.query(
    "update private.subscriptions set status = 'cancelled', ended_at = now(), charge_at = null where id = $1",
    [id],
  );
  expect(await remove()).toBe("deleted");
  const { rows } = await owner.query("select name, email, user_id from private.subscriptions where id = $1", [
    id,
  ]);
  expect(rows).toEqual([{ name: "Deleted account", email: "deleted@kapas.invalid", user_id: null }]);
});

it("ends the replaced subscription once its successor is paid", async () => {
  const first = await subscribe();
  const plan = await makePlan(owner, { amount: 799 });
  const { rows: due } = await owner.query("select charge_at from private.subscriptions where id = $1", [
    first.id,
  ]);
  const next = await begin(server, first.person, plan, {
    follows: first.id,
    consent: { starts_at: due[0].charge_at.toISOString() },
  });
  await server.query("select public.attach_gateway_subscription($1, $2)", [next.id, `sub_${next.id}`]);
  const agreed = { status: "authenticated", at: secondsFromNow(0), paid_count: 0 };
  await sendUpdate(server, `sub_${next.id}`, { ...agreed, charge_at: due[0].charge_at });
  const { rows } = await owner.query(
    "select pending_change, cancel_asked_at is not null as is_asked from private.subscriptions where id = $1",
    [first.id],
  );
  expect(rows).toEqual([{ pending_change: "cancel", is_asked: true }]);
});
