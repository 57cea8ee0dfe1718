import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, inRollback, openPool } from "../support/backend/database";
import { claim, clearArt, fail, finish, reserve, setArt } from "../support/designs/ai-art";
import { makePerson } from "../support/people/person";
import { overtake } from "../support/races/overtake";
import { countRefusals, race } from "../support/races/race";

// Credits of AI art, by 50 connections at once.

const many = 50;
const owner = openPool("postgres", many);
beforeEach(() => clearArt(owner));
afterAll(async () => {
  await clearArt(owner);
});

const makePeople = async (count: number) => {
  const people: string[] = [];
  for (let index = 0; index < count; index++) people.push((await makePerson(owner)).id);
  return people;
};
const countCharged = async (): Promise<number> =>
  (await owner.query("select count(*)::int as n from public.ai_generations where is_charged")).rows[0].n;

it("draws one of 50 concurrent requests of one person, and refuses the others", async () => {
  const { id } = await makePerson(owner);
  const { won, refused } = await race(owner, many, (client) => reserve(client, id));
  expect(won).toHaveLength(1);
  expect(countRefusals(refused)).toEqual({ "PT409 ai_running": 49 });
  expect(await countCharged()).toBe(1);
});

it("makes one picture for one credit of the same request sent 50 times", async () => {
  const person = await makePerson(owner);
  const id = randomUUID();
  const { won, refused } = await race(owner, many, (client) => reserve(client, person.id, { id }));
  expect({ won: won.length, refused, charged: await countCharged() }).toEqual({
    won: many,
    refused: [],
    charged: 1,
  });
});

it("gives the shop's last 10 pictures to 10 of 50 people", async () => {
  const people = await makePeople(many);
  await setArt(owner, { shopDay: "10" });
  const { won, refused } = await race(owner, many, (client, index) => reserve(client, people[index] ?? ""));
  expect(won).toHaveLength(10);
  expect(countRefusals(refused)).toEqual({ "PT409 ai_shop_used": 40 });
});

/** Reserves a credit, and ends it in one of three ways. */
async function liveThrough(client: PoolClient, userId: string, step: number): Promise<"drawn" | "failed"> {
  const id = await reserve(client, userId, { costPaise: 1 });
  const { lease } = await claim(client, id);
  if (step % 3 === 0) {
    await fail(client, id, lease, step % 2 ? "failed" : "refused");
    return "failed";
  }
  return (await finish(client, id, lease)) ? "drawn" : "failed";
}

it("loses no credit, spends none twice and goes below zero nowhere with 50 connections, 50 requests each, of five people", async () => {
  const people = await makePeople(5);
  await setArt(owner, { personDay: "7", personMonth: "99", shopDay: "9999" });
  const drawn = new Map(people.map((id) => [id, 0]));
  await race(owner, many, async (client, index) => {
    const userId = people[index % people.length] ?? "";
    for (let step = 0; step < many; step++) {
      const end = await liveThrough(client, userId, index + step).catch(() => null);
      if (end === "drawn") drawn.set(userId, (drawn.get(userId) ?? 0) + 1);
    }
  });
  for (const id of people) {
    const client = await owner.connect();
    const mine = await answerOf(client, "select public.my_ai_art($1)", [id]).finally(() => client.release());
    expect({ drawn: drawn.get(id), left: mine.left_today, refusal: mine.refusal }).toEqual({
      drawn: 7,
      left: 0,
      refusal: "ai_day_used",
    });
  }
  expect(await countCharged()).toBe(35);
});

it("lets one of two runners draw a picture, and stores its end once", async () => {
  const person = await makePerson(owner);
  const client = await owner.connect();
  const id = await reserve(client, person.id).finally(() => client.release());
  const { won } = await race(owner, 10, (each) => claim(each, id));
  const leases = won.filter(Boolean).map(({ lease }) => lease);
  expect(leases).toHaveLength(1);
  const ends = await race(owner, 10, (each, index) =>
    index % 2 ? finish(each, id, leases[0]) : fail(each, id, leases[0]),
  );
  expect(ends.won.filter(Boolean)).toHaveLength(1);
});

it.each([
  ["failed", "drawn"],
  ["drawn", "failed"],
])("a late end of a generation waits and changes nothing: %s before %s", async (first, second) => {
  const person = await makePerson(owner);
  const client = await owner.connect();
  const id = await reserve(client, person.id);
  const { lease } = await claim(client, id);
  client.release();
  const end = (kind: string) => (actor: PoolClient) =>
    kind === "drawn" ? finish(actor, id, lease) : fail(actor, id, lease);
  expect(await overtake(owner, end(first), end(second))).toEqual({ waited: true, answer: false });
  const { rows } = await owner.query("select status from public.ai_generations where id = $1", [id]);
  expect(rows).toEqual([{ status: first === "drawn" ? "done" : "failed" }]);
});

it("skips locked rows in a claim and the sweep", async () => {
  const { id: userId } = await makePerson(owner);
  const maker = await owner.connect();
  const held = await reserve(maker, userId);
  maker.release();
  await inRollback(owner, async (holder) => {
    await holder.query("select from public.ai_generations where id = $1 for update", [held]);
    await inRollback(owner, async (other) => {
      await other.query("set local lock_timeout = '1s'");
      expect(await claim(other, held)).toBeNull();
    });
  });
  await owner.query(
    `update public.ai_generations set status = 'failed', code = 'down', ended_at = now(), created_at = now() - interval '41 days'
     where id = $1`,
    [held],
  );
  await inRollback(owner, async (holder) => {
    await holder.query("select from public.ai_generations where id = $1 for update", [held]);
    await inRollback(owner, async (other) => {
      await other.query("set local lock_timeout = '1s'");
      expect(await answerOf(other, "select public.sweep_ai_generations(10)")).toBe(0);
    });
  });
});
