import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { type Act, inSession } from "../support/people/staff-session";
import { rowAt } from "../support/races/locked-rows";
import { inOrder, lookWhileWaiting } from "../support/races/look-while-waiting";
import { overtake } from "../support/races/overtake";
import { chargeIdOf, sendCharge, sendUpdate, subscribe } from "../support/subscriptions/subscription-charges";
import { begin, makePlan, stockTees } from "../support/subscriptions/subscriptions";

// The locks of subscriptions in docs/locks.md, and their order.

beforeAll(() => stockTees(owner, 2));

const subscription = (id: string) => rowAt("private.subscriptions", id);
const call =
  (sql: string, ...values: unknown[]): Act =>
  (client) =>
    client.query(`select ${sql}`, values);

const update =
  (gateway: string, status = "active"): Act =>
  (client) =>
    sendUpdate(client, gateway, { status });

async function charged() {
  const subscribed = await subscribe(owner, owner);
  await sendCharge(owner, subscribed);
  return { ...subscribed, chargeId: await chargeIdOf(owner, subscribed.id) };
}

it.each(["prepare_subscription_order($1)", "refund_subscription_charge($1, 'nothing_left', 'system')"])(
  "%s takes the subscription before its charge",
  async (step) => {
    const { id, chargeId } = await charged();
    const charge = rowAt("private.subscription_charges", chargeId);
    const act = call(`public.${step}`, chargeId);
    expect(await lookWhileWaiting(owner, act, subscription(id), charge)).toEqual(inOrder);
  },
);

it("locks the replaced subscription before an update of its successor", async () => {
  const { id, person } = await subscribe(owner, owner);
  const { rows } = await owner.query("select charge_at from private.subscriptions where id = $1", [id]);
  const next = await begin(owner, person, await makePlan(owner), {
    follows: id,
    consent: { starts_at: rows[0].charge_at },
  });
  const gateway = `sub_${randomUUID()}`;
  await owner.query("select public.attach_gateway_subscription($1, $2)", [next.id, gateway]);
  const act = update(gateway, "authenticated");
  expect(await lookWhileWaiting(owner, act, subscription(id), subscription(next.id))).toEqual(inOrder);
});

it("serialises all events of one payment", async () => {
  const { id, gateway, amount, paymentId } = await subscribe(owner, owner);
  const subscribed = { gateway, amount, paymentId };
  const { waited, answer } = await overtake(owner, call("private.lock_payment_id($1)", paymentId), (client) =>
    sendCharge(client, subscribed),
  );
  expect({ waited, answer }).toEqual({ waited: true, answer: "charged" });
  const chargeId = await chargeIdOf(owner, id);
  for (const step of [
    "prepare_subscription_order($1)",
    "refund_subscription_charge($1, 'by_staff', 'admin')",
  ]) {
    const act = call(`public.${step}`, chargeId);
    expect(await overtake(owner, call("private.lock_payment_id($1)", paymentId), act)).toMatchObject({
      waited: true,
    });
  }
});

it("serialises updates, charges and requests of one subscription", async () => {
  const { id, person, gateway, amount } = await subscribe(owner, owner);
  const asOwner = (sql: string, ...values: unknown[]) => inSession({ id: person.id }, call(sql, ...values));
  const charge: Act = (client) => sendCharge(client, { gateway, amount, paymentId: `pay_${randomUUID()}` });
  for (const second of [
    update(gateway),
    charge,
    asOwner("public.change_subscription($1, 1, $2)", id, JSON.stringify({ name: "Asha R" })),
    asOwner("public.request_subscription_change($1, 1, 'cancel', null, '')", id),
    inSession("support", call("public.block_customer($1, 'Cheats')", person.id)),
  ])
    expect(await overtake(owner, update(gateway), second)).toMatchObject({ waited: true });
});

it("lets one runner process scheduled steps, and a second one return at once", async () => {
  const tend: Act<{ rows: { done: object }[] }> = (client) =>
    client.query("select public.run_subscription_schedule(10) as done");
  const { waited, answer } = await overtake(owner, tend, tend);
  expect({ waited, done: answer?.rows[0]?.done }).toEqual({
    waited: false,
    done: { reminded: 0, resuming: 0, ending: 0 },
  });
});
