import { owner, server } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { askFor, inSession, play } from "../support/staff-session";
import {
  chargeIdOf,
  makeOrders,
  refundsOfPayment,
  subscribe,
  tellCharge,
} from "../support/subscription-charges";
import { stockTees } from "../support/subscriptions";

// A blocked person can't log in to cancel a subscription: the shop cancels it, and refunds what was not sent.

beforeAll(async () => {
  await stockTees(owner, 4);
});
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

const block = (userId: string) =>
  play(owner, inSession("support", askFor("block_customer($1, 'Cheats')", userId)));

async function stateOf(id: string, paymentId: string) {
  const { rows } = await owner.query(
    `select s.wish, s.cancel_asked_at is not null as is_stopping, c.state,
       (select jsonb_agg(b.reason) from public.reconciliation_breaks b where b.payment_id = c.payment_id and b.resolved_at is null) as open
     from private.subscriptions s
     left join private.subscription_charges c on c.subscription_id = s.id and c.payment_id = $2
     where s.id = $1`,
    [id, paymentId],
  );
  return rows[0];
}

it("cancels the mandate of a blocked account, and refunds a later charge", async () => {
  const told = await subscribe(owner, server);
  await block(told.person.id);
  expect(await stateOf(told.id, told.paymentId)).toMatchObject({ wish: "cancel", is_stopping: true });
  expect(await tellCharge(server, { ...told, paidAt: new Date(Date.now() + 1000).toISOString() })).toBe(
    "refunded",
  );
  expect(await refundsOfPayment(owner, told.paymentId)).toMatchObject([{ amount: told.amount }]);
});

it("refunds a charge from before the block without an order too", async () => {
  const told = await subscribe(owner, server);
  await tellCharge(server, told);
  await block(told.person.id);
  await makeOrders();
  expect(await stateOf(told.id, told.paymentId)).toMatchObject({ state: "refunded" });
  expect(await refundsOfPayment(owner, told.paymentId)).toMatchObject([{ amount: told.amount }]);
});

it("sends a paid parcel although another account with the same phone is blocked", async () => {
  const told = await subscribe(owner, server);
  const { person: other } = await subscribe(owner, server);
  const phone = "919811122233";
  await owner.query("update private.subscriptions set phone = $2 where id = $1", [told.id, `+${phone}`]);
  await owner.query("update auth.users set phone = $2, phone_confirmed_at = now() where id = $1", [
    other.id,
    phone,
  ]);
  await block(other.id);
  await tellCharge(server, told);
  await makeOrders();
  expect(await stateOf(told.id, told.paymentId)).toMatchObject({ state: "ordered", open: null });
});

it("opens a case for a charge whose order fails five times, until it has its order", async () => {
  const told = await subscribe(owner, server);
  await tellCharge(server, told);
  const chargeId = await chargeIdOf(owner, told.id);
  const fail = () =>
    server.query("select public.note_charge_attempt($1, 'The pincode is not served')", [chargeId]);
  for (const _ of [1, 2, 3, 4]) await fail();
  expect((await stateOf(told.id, told.paymentId)).open).toBeNull();
  await fail();
  expect((await stateOf(told.id, told.paymentId)).open).toEqual(["charge_without_order"]);
  await owner.query("update private.subscription_charges set next_at = now() where id = $1", [chargeId]);
  await makeOrders();
  expect(await stateOf(told.id, told.paymentId)).toMatchObject({ state: "ordered", open: null });
});
