import { owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { askFor, inSession, play } from "../support/people/staff-session";
import {
  chargeIdOf,
  makeOrders,
  refundsOfPayment,
  sendCharge,
  subscribe,
} from "../support/subscriptions/subscription-charges";
import { stockTees } from "../support/subscriptions/subscriptions";

// A blocked person can't log in to cancel a subscription: the shop cancels it, and refunds what was not sent.

beforeAll(async () => {
  await stockTees(owner, 4);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const block = (userId: string) =>
  play(owner, inSession("support", askFor("block_customer($1, 'Cheats')", userId)));

async function stateOf(id: string, paymentId: string) {
  const { rows } = await owner.query(
    `select s.pending_change, s.cancel_asked_at is not null as is_stopping, c.state,
       (select jsonb_agg(b.reason) from public.reconciliation_breaks b where b.payment_id = c.payment_id and b.resolved_at is null) as open
     from private.subscriptions s
     left join private.subscription_charges c on c.subscription_id = s.id and c.payment_id = $2
     where s.id = $1`,
    [id, paymentId],
  );
  return rows[0];
}

it("cancels the mandate of a blocked account, and refunds a later charge", async () => {
  const subscribed = await subscribe(owner, server);
  await block(subscribed.person.id);
  expect(await stateOf(subscribed.id, subscribed.paymentId)).toMatchObject({
    pending_change: "cancel",
    is_stopping: true,
  });
  expect(await sendCharge(server, { ...subscribed, paidAt: new Date(Date.now() + 1000).toISOString() })).toBe(
    "refunded",
  );
  expect(await refundsOfPayment(owner, subscribed.paymentId)).toMatchObject([{ amount: subscribed.amount }]);
});

it("refunds a charge from before the block without an order too", async () => {
  const subscribed = await subscribe(owner, server);
  await sendCharge(server, subscribed);
  await block(subscribed.person.id);
  await makeOrders();
  expect(await stateOf(subscribed.id, subscribed.paymentId)).toMatchObject({ state: "refunded" });
  expect(await refundsOfPayment(owner, subscribed.paymentId)).toMatchObject([{ amount: subscribed.amount }]);
});

it("sends a paid parcel although another account with the same phone is blocked", async () => {
  const subscribed = await subscribe(owner, server);
  const { person: other } = await subscribe(owner, server);
  const phone = "919811122233";
  await owner.query("update private.subscriptions set phone = $2 where id = $1", [
    subscribed.id,
    `+${phone}`,
  ]);
  await owner.query("update auth.users set phone = $2, phone_confirmed_at = now() where id = $1", [
    other.id,
    phone,
  ]);
  await block(other.id);
  await sendCharge(server, subscribed);
  await makeOrders();
  expect(await stateOf(subscribed.id, subscribed.paymentId)).toMatchObject({ state: "ordered", open: null });
});

it("opens a case for a charge whose order fails five times, until it has its order", async () => {
  const subscribed = await subscribe(owner, server);
  await sendCharge(server, subscribed);
  const chargeId = await chargeIdOf(owner, subscribed.id);
  const fail = () =>
    server.query("select public.record_charge_attempt($1, 'The pincode is not served')", [chargeId]);
  for (const _ of [1, 2, 3, 4]) await fail();
  expect((await stateOf(subscribed.id, subscribed.paymentId)).open).toBeNull();
  await fail();
  expect((await stateOf(subscribed.id, subscribed.paymentId)).open).toEqual(["charge_without_order"]);
  await owner.query("update private.subscription_charges set next_at = now() where id = $1", [chargeId]);
  await makeOrders();
  expect(await stateOf(subscribed.id, subscribed.paymentId)).toMatchObject({ state: "ordered", open: null });
});
