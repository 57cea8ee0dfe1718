import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import {
  bringOrder,
  buyThrough,
  elsewhere,
  referralOf,
  rewardsOf,
  settleReferrals,
  standingOf,
} from "../support/customers/referrals";
import { contradictionsIn } from "../support/invariants";
import { usesOf, withCoupon } from "../support/orders/coupons";
import { moveOrder } from "../support/orders/move-order";
import { type Actor, people } from "../support/people/actors";
import { askAs, makePerson } from "../support/people/person";
import { askFor, inSession, play } from "../support/people/staff-session";
import { hintOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

afterAll(async () => expect(await contradictionsIn(owner)).toEqual({}));

const mailsTo = async (userId: string) =>
  (await owner.query("select topic, data from public.outbox where user_id = $1 order by id", [userId])).rows;

async function withSettings(settings: object, work: () => Promise<void>): Promise<void> {
  await owner.query("insert into public.admin_settings (key, value) values ('referral_settings', $1)", [
    settings,
  ]);
  await work().finally(() =>
    owner.query("delete from public.admin_settings where key = 'referral_settings'"),
  );
}

it("gives one free tee by email for three tees of completed orders", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 2 });
  expect(await standingOf(owner, id)).toEqual({ tees: 2, rewards: 0 });
  await bringOrder(owner, server, { codes: [id] });
  expect(await standingOf(owner, id)).toEqual({ tees: 3, rewards: 1 });
  expect(await mailsTo(id)).toEqual([{ topic: "referral_reward", data: { reward: 1 } }]);
});

it("gives two for seven tees of one order, and the third for the eighth and ninth", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 7 });
  expect(await standingOf(owner, id)).toEqual({ tees: 7, rewards: 2 });
  await bringOrder(owner, server, { codes: [id], tees: 2 });
  expect(await standingOf(owner, id)).toEqual({ tees: 9, rewards: 3 });
});

it("gives one free item up to a cap, to its owner only, once, and for a limited time", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 3 });
  const { rows } = await owner.query(
    `select c.kind, c.max_discount, c.max_uses, c.owner_user_id, round(extract(epoch from c.ends_at - now()) / 86400)::int as days
     from private.referral_rewards w join public.coupons c on c.id = w.coupon_id where w.referrer_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ kind: "free_item", max_discount: 699, max_uses: 1, owner_user_id: id, days: 90 }]);
});

it("counts no item towards a reward before the return window has ended", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 3 }, "Delivered");
  expect(await standingOf(owner, id)).toEqual({ tees: 0, rewards: 0 });
  expect(await askAs(owner, id, "select public.my_referral()")).toMatchObject({
    counted: 0,
    waiting: 3,
    rewards: [],
  });
});

it("shows its owner counted and waiting tees, and the codes", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 5 });
  await buyThrough(owner, server, { codes: [id] });
  const [reward] = await rewardsOf(owner, id);
  expect(await askAs(owner, id, "select public.my_referral()")).toMatchObject({
    tees: 3,
    counted: 2,
    waiting: 1,
    rewards: [{ code: reward?.coupon.code, state: "open" }],
  });
  const stranger = await makePerson(owner);
  expect(await askAs(owner, stranger.id, "select public.my_referral()")).toMatchObject({
    counted: 0,
    rewards: [],
  });
});

it("shows a used reward as used, and includes its cost in the figures", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 3 });
  const [reward] = await rewardsOf(owner, id);
  const { variantId } = await makeSingle(owner);
  const order = orderOf([{ variantId }], { ...elsewhere(), user_id: id });
  await placeOrder(server, withCoupon(order, reward?.coupon as never, 499));
  await settleReferrals(server);
  expect(await usesOf(owner, reward?.coupon as never)).toBe(1);
  expect(await askAs(owner, id, "select public.my_referral() #> '{rewards,0,state}'")).toBe("used");
  const { rows } = await owner.query("select used, cost from private.referrers where referrer_id = $1", [id]);
  expect(rows).toEqual([{ used: 1, cost: 499 }]);
});

it("records and gives nothing while the program is off", async () => {
  const { id } = await makePerson(owner);
  const before = await bringOrder(owner, server, { codes: [id], tees: 2 });
  await withSettings({ isOn: false }, async () => {
    const order = await bringOrder(owner, server, { codes: [id], tees: 3 });
    expect(await referralOf(owner, order)).toBeNull();
    expect(await referralOf(owner, before)).toMatchObject({ tees: 2 });
  });
});

it("applies a changed number of tees from the next reward on", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 3 });
  await withSettings({ tees: "2" }, async () => {
    await bringOrder(owner, server, { codes: [id], tees: 1 });
    expect(await standingOf(owner, id)).toEqual({ tees: 4, rewards: 1 });
    await bringOrder(owner, server, { codes: [id], tees: 1 });
    expect(await standingOf(owner, id)).toEqual({ tees: 5, rewards: 2 });
  });
});

it("a referral is deleted with its account, and exported without the friends", async () => {
  const { id } = await makePerson(owner);
  const order = await bringOrder(owner, server, { codes: [id], tees: 3 });
  const copy = await server.query("select public.export_account($1) -> 'referrals' as part", [id]);
  expect(copy.rows[0].part).toMatchObject({
    orders_through_link: [{ counts: true, tees: 3 }],
    rewards: [{ number: 1 }],
  });
  expect(JSON.stringify(copy.rows[0].part)).not.toContain(order.order_id);
  await server.query("select public.delete_account($1)", [id]);
  expect(await referralOf(owner, order)).toBeNull();
});

it("deletes browser, network and address with a friend's account", async () => {
  const [{ id }, friend] = [await makePerson(owner), await makePerson(owner)];
  const order = await buyThrough(owner, server, { codes: [id], sent: { user_id: friend.id } });
  await moveOrder(owner, order.id, "Completed");
  await server.query("select public.delete_account($1)", [friend.id]);
  await settleReferrals(server);
  const { rows } = await owner.query(
    "select browser_key_hash, visitor, address_key, tees from private.referrals where order_id = $1",
    [order.id],
  );
  expect(rows).toEqual([{ browser_key_hash: null, visitor: null, address_key: null, tees: 1 }]);
});

it("deletes traces after 90 days", async () => {
  const { id } = await makePerson(owner);
  const order = await buyThrough(owner, server, { codes: [id] });
  await server.query("select public.record_referral_device($1, $2, 'v')", [id, randomUUID()]);
  await owner.query(
    "update private.referrals set created_at = now() - interval '91 days' where order_id = $1",
    [order.id],
  );
  await owner.query(
    "update private.referral_devices set seen_at = now() - interval '91 days' where user_id = $1",
    [id],
  );
  await server.query("select public.purge_referral_traces()");
  const { rows } = await owner.query(
    `select (select address_key from private.referrals where order_id = $1) as door,
       (select count(*) from private.referral_devices where user_id = $2) as devices`,
    [order.id, id],
  );
  expect(rows).toEqual([{ door: null, devices: 0 }]);
});

const press = (actor: Actor, call: string, ...values: unknown[]) =>
  play(owner, inSession(actor, askFor(call, ...values)));

const block = (id: string, rev: number, reason: string, actor: Actor = "manager") =>
  press(actor, "block_referrer($1, $2, $3)", id, rev, reason);

const activeCodes = async (id: string) =>
  (
    await owner.query(
      "select c.is_active from private.referral_rewards w join public.coupons c on c.id = w.coupon_id where w.referrer_id = $1",
      [id],
    )
  ).rows.map((row) => row.is_active);

const auditOf = async (subject: string, id: string) =>
  (
    await owner.query(
      "select after from public.audit_log where subject = $1 and subject_id = $2 order by id",
      [subject, id],
    )
  ).rows.map((row) => row.after);

it("blocks rewards and codes of a blocked referrer until staff unblock them", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id], tees: 3 });
  await block(id, 0, "Three names at one door");
  expect(await activeCodes(id)).toEqual([false]);
  await bringOrder(owner, server, { codes: [id], tees: 3 });
  expect(await standingOf(owner, id)).toEqual({ tees: 6, rewards: 1 });
  await block(id, 1, "");
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual({ tees: 6, rewards: 2 });
  expect(await activeCodes(id)).toEqual([true, true]);
  expect(await auditOf("referrers", id)).toMatchObject([
    { block_reason: "Three names at one door" },
    { block_reason: "", blocked_at: null },
  ]);
});

it("a referral includes a held order once it is released, and excludes it when staff reject it", async () => {
  const { id } = await makePerson(owner);
  const { browser_key_hash } = elsewhere();
  await bringOrder(owner, server, { codes: [id], tees: 1, sent: { browser_key_hash } });
  const order = await bringOrder(owner, server, { codes: [id], tees: 2, sent: { browser_key_hash } });
  expect(await standingOf(owner, id)).toEqual({ tees: 1, rewards: 0 });
  await press("manager", "decide_referral($1, 0, 'released')", order.order_id);
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual({ tees: 3, rewards: 1 });
  await press("manager", "decide_referral($1, 1, 'held')", order.order_id);
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toEqual({ tees: 1, rewards: 1 });
  expect(await auditOf("referrals", order.id)).toEqual([{ state: "released" }, { state: "held" }]);
});

it("lets staff include a friend at the same address, and never the person's own order", async () => {
  const { id } = await makePerson(owner);
  const { shipping_address } = elsewhere();
  const own = await bringOrder(owner, server, { codes: [id], sent: { user_id: id, shipping_address } });
  const flatmate = await bringOrder(owner, server, { codes: [id], sent: { shipping_address } });
  expect(await referralOf(owner, flatmate)).toMatchObject({ state: "refused", refusal: "own_address" });
  await press("manager", "decide_referral($1, 0, 'released')", flatmate.order_id);
  await settleReferrals(server);
  expect(await standingOf(owner, id)).toMatchObject({ tees: 1 });
  expect(await hintOf(press("manager", "decide_referral($1, 1, 'released')", own.order_id))).toBe(
    "own_account",
  );
});

it("refuses decisions without offers.write, and outdated ones", async () => {
  const { id } = await makePerson(owner);
  await bringOrder(owner, server, { codes: [id] });
  expect(await hintOf(block(id, 0, "Why not", "packer"))).toBe("forbidden");
  expect(await hintOf(block(id, 7, "Why not"))).toBe("stale");
  expect(await hintOf(block(id, 0, "x"))).toBe("bad_reason");
  expect(await hintOf(block(people.asha, 99, "Why not"))).toBe("not_found");
});

it("shows the referrer, their orders, the cost and the reason of each inclusion", async () => {
  const { id } = await makePerson(owner);
  const order = await bringOrder(owner, server, { codes: [id], tees: 3 });
  const [reward] = await rewardsOf(owner, id);
  const { rows } = await play(
    owner,
    inSession("manager", (client) => client.query("select public.get_admin_referrer($1) as it", [id])),
  );
  expect(rows[0].it).toMatchObject({
    orders: 1,
    tees: 3,
    rev: 0,
    referrals: [{ order_number: order.order_id, state: "counts", tees: 3, is_first_order: true }],
    given: [{ number: 1, code: reward?.coupon.code, order_number: null }],
  });
  const figures = await play(
    owner,
    inSession("manager", (client) => client.query("select public.referral_figures() as it")),
  );
  expect(figures.rows[0].it.orders).toBeGreaterThanOrEqual(1);
});
