import { owner, server } from "../support/backend/database";
import {
  bringOrder,
  elsewhere,
  referralOf,
  rewardsOf,
  settleReferrals,
  standingOf,
} from "../support/customers/referrals";
import { contradictionsIn } from "../support/invariants";
import { type Actor, people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { askFor, inSession, play } from "../support/people/staff-session";
import { hintOf } from "../support/refusal";

afterAll(async () => expect(await contradictionsIn(owner)).toEqual({}));

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

it("includes a held order once it is released, and excludes it when staff reject it", async () => {
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
