import { withCoupon } from "../support/coupons";
import { inRollback, openPool } from "../support/database";
import { isHeld, type Rows } from "../support/held-rows";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/move-order";
import { makePerson } from "../support/person";
import { countRefusals, race } from "../support/race";
import {
  bringOrder,
  buyThrough,
  elsewhere,
  rewardsOf,
  settleReferrals,
  standingOf,
} from "../support/referrals";
import { rounds } from "../support/rounds";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

const RUNNERS = 8;
const owner = openPool("postgres", RUNNERS);
const server = openPool("service_role", RUNNERS);
afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

it("the third tee by two orders at once, counted by many, gives one reward", async () => {
  for (const _ of rounds(5, 50)) {
    const { id } = await makePerson(owner);
    await bringOrder(owner, server, { codes: [id], pieces: 2 });
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
    expect({ refused, ...(await standingOf(owner, id)) }).toEqual({ refused: [], pieces: 4, rewards: 1 });
  }
});

it("of two counts of what was counted before, the second sees the reward of the first", async () => {
  const { id } = await makePerson(owner);
  const block = "update private.referrers set blocked_at = $2, block_reason = $3 where referrer_id = $1";
  const order = await buyThrough(owner, server, { codes: [id], pieces: 3 });
  await owner.query(block, [id, new Date(), "For a while"]);
  await moveOrder(owner, order.id, "Completed");
  await settleReferrals(server);
  await owner.query(block, [id, null, ""]);
  const { refused } = await race(owner, RUNNERS, (client) =>
    client.query("select private.settle_referrer($1)", [id]),
  );
  expect({ refused, ...(await standingOf(owner, id)) }).toEqual({ refused: [], pieces: 3, rewards: 1 });
});

it("two tabs that use one reward get one free tee", async () => {
  for (const _ of rounds(5, 50)) {
    const { id } = await makePerson(owner);
    await bringOrder(owner, server, { codes: [id], pieces: 3 });
    const [reward] = await rewardsOf(owner, id);
    const { variantId } = await makeSingle(owner, 10);
    const { won, refused } = await race(server, 4, (client) =>
      placeOrder(
        client,
        withCoupon(orderOf([{ variantId }], { ...elsewhere(), user_id: id }), reward?.coupon as never, 499),
      ),
    );
    expect({ won: won.length, refused: countRefusals(refused) }).toEqual({
      won: 1,
      refused: { "PT409 coupon_invalid": 3 },
    });
  }
});

it("orders through one link do not wait for each other, nor for the count", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id] });
  await inRollback(owner, async (client) => {
    await client.query("select private.settle_referrer($1)", [id]);
    await expect(buyThrough(owner, server, { codes: [id] })).resolves.toBeDefined();
  });
});

it("a count keeps the referrer, and the account that its mail names", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], pieces: 1 });
  const held: Rows[] = [
    { table: "private.referrers", where: "referrer_id = $1", values: [id] },
    { table: "auth.users", where: "id = $1", values: [id], as: "update" },
  ];
  for (const rows of held) expect(await isHeld(owner, rows)).toBe(false);
  await inRollback(owner, async (client) => {
    await client.query("select private.settle_referrer($1)", [id]);
    for (const rows of held)
      expect({ rows, isHeld: await isHeld(owner, rows) }).toEqual({ rows, isHeld: true });
  });
});

it("a link's account that is deleted while its friend orders is nobody's", async () => {
  const { id } = await makePerson(owner);
  const { won, refused } = await race(server, 2, async (client, index) =>
    index === 0
      ? client.query("select public.delete_account($1)", [id])
      : buyThrough(owner, client, { codes: [id] }),
  );
  expect({ won: won.length, refused }).toEqual({ won: 2, refused: [] });
  expect(await standingOf(owner, id)).toEqual({ pieces: 0, rewards: 0 });
});
