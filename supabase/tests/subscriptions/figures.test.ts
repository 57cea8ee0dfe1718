import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { actAs, pastGrants } from "../support/people/actors";
import { makeCharge, makeSubscription } from "../support/subscriptions/subscription-rows";
import { makePlan } from "../support/subscriptions/subscriptions";

const emptied = (work: (client: PoolClient) => Promise<void>) =>
  inRollback(owner, async (client) => {
    await client.query("delete from private.subscription_charges; delete from private.subscriptions");
    await work(client);
  });

async function figuresIn(client: PoolClient) {
  await actAs(client, "support");
  const { rows } = await client.query("select public.subscription_figures() as it");
  await pastGrants(client);
  return rows[0].it;
}

/** A moment of a day in India, counted in months from this one. */
const monthsAgo = (months: number, day = 10) =>
  `((date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '${months} months' + interval '${day - 1} days 12 hours') at time zone 'Asia/Kolkata')`;

async function moment(client: PoolClient, sql: string): Promise<string> {
  const { rows } = await client.query(`select to_jsonb(${sql}) as at`);
  return rows[0].at;
}

it("adds up monthly revenue of subscribers to be charged, with a third of a quarter's", async () => {
  await emptied(async (client) => {
    const month = await makePlan(client, { amount: 499 });
    const quarter = await makePlan(client, { amount: 2998, tees: 3, months: 3 });
    const ended = { ended_at: await moment(client, "now()") };
    await makeSubscription(client, month.priceId, { status: "active" });
    await makeSubscription(client, month.priceId, {
      status: "active",
      cancel_asked_at: await moment(client, "now()"),
    });
    await makeSubscription(client, month.priceId, { status: "pending" });
    await makeSubscription(client, quarter.priceId, { status: "authenticated" });
    await makeSubscription(client, month.priceId, { status: "halted" });
    await makeSubscription(client, month.priceId, { status: "paused" });
    await makeSubscription(client, month.priceId, { status: "created" });
    await makeSubscription(client, month.priceId, { status: "cancelled", ...ended });
    expect(await figuresIn(client)).toMatchObject({
      monthly: 499 + 499 + 999.33,
      states: { active: 2, pending: 1, authenticated: 1, halted: 1, paused: 1, created: 1, cancelled: 1 },
      failed: { count: 2, amount: 998 },
    });
  });
});

it("reports churn of thirty days against the subscribers before, without changes of plan", async () => {
  await emptied(async (client) => {
    const { priceId } = await makePlan(client);
    const at = (days: number) => moment(client, `now() - interval '${days} days'`);
    const began = { started_at: await at(90) };
    await makeSubscription(client, priceId, began);
    await makeSubscription(client, priceId, { ...began, status: "halted" });
    await makeSubscription(client, priceId, { ...began, status: "cancelled", ended_at: await at(10) });
    const old = await makeSubscription(client, priceId, {
      ...began,
      status: "cancelled",
      ended_at: await at(9),
    });
    await makeSubscription(client, priceId, { follows: old.id, started_at: await at(9) });
    const left = await makeSubscription(client, priceId, {
      ...began,
      status: "cancelled",
      ended_at: await at(8),
    });
    await makeSubscription(client, priceId, { follows: left.id, status: "created" });
    await makeSubscription(client, priceId, { ...began, status: "cancelled", ended_at: await at(40) });
    await makeSubscription(client, priceId, {
      started_at: await at(3),
      status: "cancelled",
      ended_at: await at(1),
    });
    expect((await figuresIn(client)).churn).toEqual({ days: 30, before: 5, lost: 2 });
  });
});

it("reports a cohort for as many months as all of it have reached, by Indian months", async () => {
  await emptied(async (client) => {
    const { priceId } = await makePlan(client);
    const start = async (months: number, activeDays: number | null, day?: number) => {
      const started_at = await moment(client, monthsAgo(months, day));
      const ended_at =
        activeDays === null
          ? null
          : await moment(client, `${monthsAgo(months, day)} + interval '${activeDays} days'`);
      await makeSubscription(client, priceId, {
        ...{ started_at, ended_at },
        status: ended_at === null ? "active" : "cancelled",
      });
    };
    await start(4, null);
    await start(4, 20);
    await start(4, 70);
    await start(4, 100, 1);
    await start(1, null);
    await start(0, null, 1);
    // Half past midnight of the first in India is the last of the month before in Greenwich.
    const { rows } = await client.query(
      `insert into private.subscriptions (price_id, name, email, phone, address, cut, size, status, consent, started_at)
       select price_id, name, email, phone, address, cut, size, status, consent,
         (date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '4 months' + interval '30 minutes') at time zone 'Asia/Kolkata'
       from private.subscriptions where ended_at is null limit 1 returning id`,
    );
    expect(rows).toHaveLength(1);
    const { cohorts } = await figuresIn(client);
    expect(
      cohorts.map(({ people: count, alive }: { people: number; alive: number[] }) => ({ count, alive })),
    ).toEqual([
      { count: 1, alive: [] },
      { count: 1, alive: [] },
      { count: 5, alive: [4, 4, 3] },
    ]);
  });
});

it("adds up the charges of the coming days, without those skipped or cancelled", async () => {
  await emptied(async (client) => {
    const { priceId } = await makePlan(client, { amount: 499 });
    const at = (hours: number) => moment(client, `now() + interval '${hours} hours'`);
    const day = await moment(client, "((now() + interval '50 hours') at time zone 'Asia/Kolkata')::date");
    await makeSubscription(client, priceId, { charge_at: await at(50) });
    await makeSubscription(client, priceId, { charge_at: await at(50), status: "authenticated" });
    await makeSubscription(client, priceId, { charge_at: await at(50), cancel_asked_at: await at(-1) });
    await makeSubscription(client, priceId, { charge_at: await at(50), status: "halted" });
    await makeSubscription(client, priceId, { charge_at: await at(31 * 24) });
    await makeSubscription(client, priceId, { charge_at: await at(-2) });
    expect((await figuresIn(client)).next).toEqual([{ day, charges: 2, amount: 998 }]);
  });
});

it("counts charges of thirty days, those that wait for a choice and refunded ones", async () => {
  await emptied(async (client) => {
    const { priceId } = await makePlan(client);
    const { id } = await makeSubscription(client, priceId);
    const old = await moment(client, "now() - interval '31 days'");
    await makeCharge(client, id);
    await makeCharge(client, id, { state: "paid", amount: 501 });
    await makeCharge(client, id, { state: "refunded", why: "by_staff" });
    await makeCharge(client, id, { state: "refunded", why: "by_staff", paid_at: old });
    await makeCharge(client, id, { state: "asked", paid_at: old });
    expect(await figuresIn(client)).toMatchObject({
      charged: { count: 3, amount: 1499 },
      asked: { count: 2, amount: 998 },
      refunded: { count: 1, amount: 499 },
    });
  });
});
