import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { inRollback, owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { makePerson } from "../support/people/person";
import { askFor, inSession, play } from "../support/people/staff-session";
import { hintOf } from "../support/refusal";
import { makeOrders, sendCharge, sendUpdate, subscribe } from "../support/subscriptions/subscription-charges";
import {
  actAs,
  begin,
  makePlan,
  makeRunning,
  mineOf,
  stockTees,
} from "../support/subscriptions/subscriptions";

// Steps that come too late, twice, or after the end.

Object.assign(process.env, appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: backend.url }));
beforeAll(async () => {
  await stockTees(owner, 4);
});
afterAll(async () => expect(await contradictionsIn(owner)).toEqual({}));

const set = (id: string, change: string) =>
  owner.query(`update private.subscriptions set ${change} where id = $1`, [id]);
const rowOf = async (id: string) =>
  (await owner.query("select * from private.subscriptions where id = $1", [id])).rows[0];
const chargeOf = async (id: string) =>
  (await owner.query("select * from private.subscription_charges where subscription_id = $1", [id])).rows[0];
const requestChange = (userId: string, id: string, change: string) =>
  actAs(owner, userId, "select public.request_subscription_change($1, 1, $2, null, '')", [id, change]);

it("closes the next parcel for staff when it closes for its owner; cancelling is always possible", async () => {
  const { id } = await makeRunning(owner, server, { hours: 23 });
  const asStaff = (call: string, ...values: unknown[]) =>
    play(owner, inSession("manager", askFor(call, ...values)));
  const attempts = [
    asStaff("step_subscription($1, 1, 'skip', null, '')", id),
    asStaff("step_subscription($1, 1, 'pause', 1, '')", id),
    asStaff("change_subscription_by_staff($1, 1, $2)", id, JSON.stringify({ name: "Asha R" })),
  ];
  expect(new Set(await Promise.all(attempts.map(hintOf)))).toEqual(new Set(["closed"]));
  await asStaff("step_subscription($1, 1, 'cancel', null, 'Called')", id);
  expect(await rowOf(id)).toMatchObject({ pending_change: "cancel", cancel_reason: "Called" });
});

describe("another plan can't replace it", () => {
  it.each([
    ["of one that has ended", "status = 'cancelled', ended_at = now()", "ended"],
    ["of one that is to pause", "pending_change = 'pause', change_due_at = now()", "change_pending"],
    ["of one that its owner has stopped", "cancel_asked_at = now()", "change_pending"],
    ["of one that is paused", "status = 'paused'", "not_running"],
    ["of one without a next charge", "charge_at = null", "not_running"],
    ["of one whose charge is near", "charge_at = now() + interval '23 hours'", "closed"],
  ])("%s", async (_name, change, hint) => {
    const { id, person } = await makeRunning(owner, server);
    await set(id, change);
    const starts_at = (await rowOf(id)).charge_at;
    const attempt = begin(server, person, await makePlan(owner), { follows: id, consent: { starts_at } });
    expect(await hintOf(attempt)).toBe(hint);
  });
});

it("allows at most ten per person", async () => {
  const person = await makePerson(owner);
  for (let count = 0; count < 10; count++) await begin(server, person, await makePlan(owner));
  expect(await hintOf(begin(server, person, await makePlan(owner)))).toBe("too_many");
});

it("accepts no change of an ended one, and no second subscription at the gateway", async () => {
  const { id, person } = await makeRunning(owner, server);
  await set(id, "status = 'cancelled', ended_at = now(), charge_at = null");
  expect(await hintOf(requestChange(person.id, id, "pause"))).toBe("ended");
  expect(await hintOf(requestChange(person.id, id, "cancel"))).toBe("ended");
  const attach = server.query("select public.attach_gateway_subscription($1, 'sub_late')", [id]);
  expect(await hintOf(attach)).toBe("no_subscription");
});

it("accepts only a cancellation while another change is pending", async () => {
  const { id, person } = await makeRunning(owner, server);
  await requestChange(person.id, id, "pause");
  await set(id, "version = 1");
  expect(await hintOf(requestChange(person.id, id, "pause"))).toBe("change_pending");
  await requestChange(person.id, id, "cancel");
  const refuse = (change: string) =>
    server.query("select public.refuse_subscription_change($1, $2, 'No')", [id, change]);
  await refuse("pause");
  expect(await rowOf(id)).toMatchObject({ pending_change: "cancel", change_error: null });
  await refuse("cancel");
  expect(await rowOf(id)).toMatchObject({ pending_change: "cancel", change_error: "No" });
});

it("drops a pause that the gateway refuses, with its reason", async () => {
  const { id, person } = await makeRunning(owner, server);
  await requestChange(person.id, id, "skip");
  await server.query("select public.refuse_subscription_change($1, 'pause', 'It is halted.')", [id]);
  expect(await rowOf(id)).toMatchObject({
    pending_change: null,
    change_error: "It is halted.",
    resumes_at: null,
  });
});

/** Later than all other steps of a test. */
const soon = () => new Date(Date.now() + 30_000).toISOString();
const sendStatus = (gateway: string, status: string, at = soon()) =>
  sendUpdate(server, gateway, { status, at });

it("clears a pending change once it is true, and the end of a finished pause", async () => {
  const { id, person, gateway } = await subscribe(owner, server);
  await requestChange(person.id, id, "skip");
  await sendStatus(gateway, "paused");
  expect(await rowOf(id)).toMatchObject({ pending_change: null, resumes_at: expect.any(Date) });
  await set(id, "status_at = status_at - interval '1 minute'");
  await sendStatus(gateway, "active");
  expect(await rowOf(id)).toMatchObject({ status: "active", resumes_at: null });
});

it("resumes in the second in which it was paused: the requested state is the later one", async () => {
  const { id, person, gateway } = await subscribe(owner, server);
  const second = soon();
  await requestChange(person.id, id, "skip");
  await sendStatus(gateway, "paused", second);
  await sendStatus(gateway, "active", second);
  expect(await rowOf(id)).toMatchObject({ status: "paused" });
  await set(id, "version = 1");
  await requestChange(person.id, id, "resume");
  await sendStatus(gateway, "active", second);
  expect(await rowOf(id)).toMatchObject({ status: "active", pending_change: null, resumes_at: null });
});

it("keeps an ended subscription ended after any later update", async () => {
  const { id, gateway } = await subscribe(owner, server);
  await sendStatus(gateway, "cancelled");
  const ended = await rowOf(id);
  await set(id, "status_at = now() - interval '1 minute'");
  await sendStatus(gateway, "active");
  await sendStatus(gateway, "completed");
  expect(await rowOf(id)).toMatchObject({ status: "cancelled", ended_at: ended.ended_at, charge_at: null });
});

it("polls for a charge with a lost event after the end, until it is booked", async () => {
  const subscribed = await subscribe(owner, server);
  const { id } = subscribed;
  await sendStatus(subscribed.gateway, "cancelled");
  const ask = async () => {
    await set(id, "next_sync_at = now()");
    await server.query("select public.claim_subscription_syncs(1, $1)", [id]);
    return (await rowOf(id)).next_sync_at;
  };
  expect((await rowOf(id)).next_sync_at > new Date()).toBe(true);
  expect((await ask()) > new Date()).toBe(true);
  await sendCharge(server, subscribed);
  expect(await ask()).toBeNull();
});

it.each([
  ["active", "paused"],
  ["paused", "active"],
])("polls the gateway after two states of one second, %s and %s", async (first, second) => {
  const { id, gateway } = await subscribe(owner, server);
  const at = soon();
  const isDue = async () => (await rowOf(id)).next_sync_at <= new Date();
  for (const _ of [1, 2]) await sendStatus(gateway, first, at);
  expect(await isDue()).toBe(false);
  await sendStatus(gateway, second, at);
  expect([await isDue(), (await rowOf(id)).status]).toEqual([true, "paused"]);
});

it("polls again soon for a mandate that is not agreed to yet", async () => {
  const person = await makePerson(owner);
  const { id } = await begin(server, person, await makePlan(owner));
  await server.query("select public.attach_gateway_subscription($1, $2)", [id, `sub_${id}`]);
  const before = await rowOf(id);
  await sendStatus(`sub_${id}`, "created");
  expect(await rowOf(id)).toMatchObject({
    ...{ status: "created", status_at: null, charge_at: null },
    next_sync_at: before.next_sync_at,
  });
});

describe("a charge with an order", () => {
  async function ordered() {
    const subscribed = await subscribe(owner, server);
    await sendCharge(server, subscribed);
    await makeOrders();
    return { ...subscribed, charge: await chargeOf(subscribed.id) };
  }

  it("returns the same one again, and nothing else", async () => {
    const { charge } = await ordered();
    const { rows } = await server.query("select public.place_subscription_order($1, 'x', '{}') as it", [
      charge.id,
    ]);
    expect(rows[0].it.id).toBe(charge.order_id);
    const { rows: prepared } = await server.query("select public.prepare_subscription_order($1) as it", [
      charge.id,
    ]);
    expect(prepared[0].it).toBeNull();
  });

  it("is neither refunded nor retried", async () => {
    const { id, charge } = await ordered();
    const refund = server.query("select public.refund_subscription_charge($1, 'by_staff', 'admin')", [
      charge.id,
    ]);
    expect(await hintOf(refund)).toBe("charge_settled");
    await server.query("select public.record_charge_attempt($1, 'Late')", [charge.id]);
    expect(await chargeOf(id)).toEqual(charge);
  });
});

it("makes no order of a refunded charge, and refunds it once", async () => {
  const { id, ...subscribed } = await subscribe(owner, server);
  await sendCharge(server, subscribed);
  const { id: chargeId } = await chargeOf(id);
  const sendBack = () =>
    server.query("select public.refund_subscription_charge($1, 'by_staff', 'admin')", [chargeId]);
  await sendBack();
  expect(await hintOf(sendBack())).toBe("charge_settled");
  const place = server.query("select public.place_subscription_order($1, 'x', $2)", [
    chargeId,
    JSON.stringify({ version: 1, total: subscribed.amount }),
  ]);
  expect(await hintOf(place)).toBe("charge_settled");
  expect(await sendCharge(server, subscribed)).toBe("already_known");
});

it("refuses an order with another total than its charge", async () => {
  const { id, ...subscribed } = await subscribe(owner, server);
  await sendCharge(server, subscribed);
  const place = server.query("select public.place_subscription_order($1, 'x', $2)", [
    (await chargeOf(id)).id,
    JSON.stringify({ version: 1, total: subscribed.amount - 1 }),
  ]);
  expect(await hintOf(place)).toBe("bad_sums");
  await makeOrders();
});

it("does not expect money that staff have handled before its charge arrives", async () => {
  const { id, ...subscribed } = await subscribe(owner, server);
  await inRollback(owner, async (client) => {
    await client.query(
      `insert into public.payments (payment_id, amount, currency, status, refund_reason, raw)
       values ($1, $2, 'INR', 'captured', 'unknown_order', '{}')`,
      [subscribed.paymentId, subscribed.amount],
    );
    expect(await sendCharge(client, subscribed)).toBe("not_expected");
  });
  expect(await chargeOf(id)).toBeUndefined();
});

it("refuses a choice for a changed parcel", async () => {
  const { id, person, ...subscribed } = await subscribe(owner, server);
  await sendCharge(server, subscribed);
  await owner.query(
    "update private.subscription_charges set state = 'asked', asked_at = now() where subscription_id = $1",
    [id],
  );
  const [row] = await mineOf(owner, person);
  const choose = (version: number) =>
    actAs(owner, person.id, "select public.choose_for_charge($1, $2, $3)", [
      id,
      version,
      row?.charges[0]?.id,
    ]);
  expect(await hintOf(choose((row?.version ?? 0) + 1))).toBe("stale");
  await choose(row?.version ?? 0);
  await makeOrders();
});

it("lets one worker at a time retry a price without a gateway plan, later each time", async () => {
  const { priceId } = await makePlan(owner);
  await owner.query(
    "update private.subscription_prices set gateway_plan_id = null, next_at = now() where id = $1",
    [priceId],
  );
  const claimed = async () => {
    const { rows } = await server.query("select public.claim_subscription_prices(100) as it");
    return rows[0].it.some(({ id }: { id: string }) => id === priceId);
  };
  expect([await claimed(), await claimed()]).toEqual([true, false]);
});
