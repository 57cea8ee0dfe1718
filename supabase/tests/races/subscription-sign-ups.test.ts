import { randomUUID } from "node:crypto";
import { answerOf, owner, server } from "../support/backend/database";
import { makePerson } from "../support/people/person";
import { race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import type { Db } from "../support/shop";
import { sendUpdate } from "../support/subscriptions/subscription-charges";
import { begin, makePlan, makeRunning, stockTees } from "../support/subscriptions/subscriptions";

// A person signs up, or changes plans, in more than one tab.

beforeAll(() => stockTees(owner, 3));

async function followersOf(id: string) {
  const { rows } = await owner.query(
    `select id, status, cancel_asked_at is not null as is_over, gateway_subscription_id as gateway
     from private.subscriptions where follows = $1`,
    [id],
  );
  return rows as { id: string; status: string; is_over: boolean; gateway: string | null }[];
}

const pendingChangeOf = (id: string): Promise<string | null> =>
  answerOf(owner, "select pending_change from private.subscriptions where id = $1", [id]);

const authenticate = (gateway: string | null, chargeAt: string) =>
  sendUpdate(server, gateway, { status: "authenticated", charge_at: chargeAt, paid_count: 0 });

const attach = (db: Db, id: unknown) =>
  answerOf(db, "select public.attach_gateway_subscription($1, $2)", [id, `sub_${randomUUID()}`]);

const startOf = async (id: string): Promise<string> =>
  (await answerOf(owner, "select charge_at from private.subscriptions where id = $1", [id])).toISOString();

it("creates one subscription, and one at the gateway, for one plan in several tabs", async () => {
  for (const _ of rounds(3, 100)) {
    const [person, plan] = [await makePerson(owner), await makePlan(owner)];
    const { won } = await race(server, 4, (client) => begin(client, person, plan));
    const [id, ...others] = new Set(won.map((row) => row.id));
    expect(others).toEqual([]);
    const { won: gateways } = await race(server, 4, (client) => attach(client, id));
    expect(new Set(gateways).size).toBe(1);
  }
});

it("lets one of several concurrent plan changes replace the subscription", async () => {
  for (const _ of rounds(3, 100)) {
    const { id, person } = await makeRunning(owner, server);
    const plans = [await makePlan(owner), await makePlan(owner), await makePlan(owner)];
    const startsAt = await startOf(id);
    await race(server, plans.length, async (client, index) => {
      const plan = plans[index];
      if (plan) await begin(client, person, plan, { follows: id, consent: { starts_at: startsAt } });
    });
    const followers = await followersOf(id);
    expect(followers.filter(({ is_over }) => !is_over)).toHaveLength(1);
    expect(followers.filter(({ is_over }) => is_over).map(({ status }) => status)).toEqual([
      "cancelled",
      "cancelled",
    ]);
  }
});

it("applies the plan chosen last, even when an earlier one is paid in another tab", async () => {
  const { id, person } = await makeRunning(owner, server);
  const startsAt = await startOf(id);
  const choose = async () => {
    const chosen = await begin(server, person, await makePlan(owner), {
      follows: id,
      consent: { starts_at: startsAt },
    });
    await attach(server, chosen.id);
    return chosen.id;
  };
  const [earlier, later] = [await choose(), await choose()];
  const gatewayOf = async (each: string) =>
    (await followersOf(id)).find((follower) => follower.id === each)?.gateway ?? null;
  await authenticate(await gatewayOf(earlier), startsAt);
  expect([await pendingChangeOf(id), await pendingChangeOf(earlier)]).toEqual([null, "cancel"]);
  await authenticate(await gatewayOf(later), startsAt);
  expect([await pendingChangeOf(id), await pendingChangeOf(later)]).toEqual(["cancel", null]);
});
