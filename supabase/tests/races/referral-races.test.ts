import { inRollback, openPool } from "../support/backend/database";
import { bringOrder, buyThrough, settleReferrals, standingOf } from "../support/customers/referrals";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/orders/move-order";
import { makePerson } from "../support/people/person";
import { expectLocked, rowAt } from "../support/races/locked-rows";
import { race } from "../support/races/race";
import { rounds } from "../support/races/rounds";

const RUNNERS = 8;
const owner = openPool("postgres", RUNNERS);
const server = openPool("service_role", RUNNERS);
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

it("gives one reward for the third tee by two concurrent orders, counted by many runners", async () => {
  for (const _ of rounds(5, 50)) {
    const { id } = await makePerson(owner);
    await bringOrder(owner, server, { codes: [id], tees: 2 });
    const orders = [
      await buyThrough(owner, server, { codes: [id] }),
      await buyThrough(owner, server, { codes: [id] }),
    ];
    for (const order of orders) await moveOrder(owner, order.id, "Delivered");
    await owner.query(
      "update public.orders set delivered_at = now() - interval '60 days' where id = any ($1)",
      [orders.map((order) => order.id)],
    );
    const { refused } = await race(owner, RUNNERS, async (client, index) => {
      const order = orders[index];
      if (order)
        await client.query("select public.transition_order($1, 'Completed', 'admin', '')", [order.id]);
      await client.query("select private.settle_referrer($1)", [id]);
    });
    await settleReferrals(server);
    expect({ refused, ...(await standingOf(owner, id)) }).toEqual({ refused: [], tees: 4, rewards: 1 });
  }
});

it("shows the second of two counts the reward of the first", async () => {
  const { id } = await makePerson(owner);
  const block = "update private.referrers set blocked_at = $2, block_reason = $3 where referrer_id = $1";
  const order = await buyThrough(owner, server, { codes: [id], tees: 3 });
  await owner.query(block, [id, new Date(), "For a while"]);
  await moveOrder(owner, order.id, "Completed");
  await settleReferrals(server);
  await owner.query(block, [id, null, ""]);
  const { refused } = await race(owner, RUNNERS, (client) =>
    client.query("select private.settle_referrer($1)", [id]),
  );
  expect({ refused, ...(await standingOf(owner, id)) }).toEqual({ refused: [], tees: 3, rewards: 1 });
});

it("lets orders through one link wait neither for each other, nor for the count", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id] });
  await inRollback(owner, async (client) => {
    await client.query("select private.settle_referrer($1)", [id]);
    await expect(buyThrough(owner, server, { codes: [id] })).resolves.toBeDefined();
  });
});

it("locks the referrer during a count, and the account of the reward's email", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 1 });
  await expectLocked(
    (client) => client.query("select private.settle_referrer($1)", [id]),
    rowAt("private.referrers", id, "referrer_id"),
    rowAt("auth.users", id, "id", "update"),
  );
});

it("credits no one when a link's account is deleted during its friend's order", async () => {
  const { id } = await makePerson(owner);
  const { won, refused } = await race(server, 2, async (client, index) =>
    index === 0
      ? client.query("select public.delete_account($1)", [id])
      : buyThrough(owner, client, { codes: [id] }),
  );
  expect({ won: won.length, refused }).toEqual({ won: 2, refused: [] });
  expect(await standingOf(owner, id)).toEqual({ tees: 0, rewards: 0 });
});
