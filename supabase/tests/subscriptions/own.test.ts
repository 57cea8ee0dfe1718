import { owner, server } from "../support/backend/database";
import { makePerson } from "../support/people/person";
import { hintOf } from "../support/refusal";
import { makeProduct } from "../support/shop";
import {
  actAs,
  begin,
  makePlan,
  makeRunning,
  mineOf,
  type SubscriptionRow,
  stockTees,
} from "../support/subscriptions/subscriptions";

let variants: number[] = [];
beforeAll(async () => {
  variants = await stockTees(owner, 4);
});

const requestChange = (
  userId: string,
  { id, version }: SubscriptionRow,
  change: string,
  charges: number | null = null,
) =>
  actAs<SubscriptionRow>(owner, userId, "select public.request_subscription_change($1, $2, $3, $4, '')", [
    id,
    version,
    change,
    charges,
  ]);
const changeOf = (userId: string, { id, version }: SubscriptionRow, change: object) =>
  actAs<SubscriptionRow>(owner, userId, "select public.change_subscription($1, $2, $3)", [
    id,
    version,
    JSON.stringify(change),
  ]);
const swapOf = (userId: string, { id, version }: SubscriptionRow, position: number, variantId: number) =>
  actAs<SubscriptionRow>(owner, userId, "select public.swap_pick($1, $2, $3, $4)", [
    id,
    version,
    position,
    variantId,
  ]);

async function running(options: Parameters<typeof makeRunning>[2] = {}) {
  const made = await makeRunning(owner, server, options);
  const [row] = await mineOf(owner, made.person);
  if (!row) throw new Error("no subscription");
  return { ...made, row };
}

describe("the offer", () => {
  const offered = async () => {
    const { rows } = await server.query("select public.subscription_offer() as offer");
    return rows[0].offer.plans as { id: number; amount: number }[];
  };

  it("has a plan with the newest price that the gateway has", async () => {
    const { planId } = await makePlan(owner, { amount: 599 });
    await owner.query(
      `insert into private.subscription_prices (plan_id, amount, created_at) values ($1, 699, now() + interval '1 second')`,
      [planId],
    );
    expect((await offered()).find(({ id }) => id === planId)?.amount).toBe(599);
    await owner.query(
      `update private.subscription_prices set gateway_plan_id = 'plan ' || id where plan_id = $1 and amount = 699`,
      [planId],
    );
    expect((await offered()).find(({ id }) => id === planId)?.amount).toBe(699);
    await owner.query("update private.subscription_plans set is_offered = false where id = $1", [planId]);
    expect((await offered()).some(({ id }) => id === planId)).toBe(false);
  });
});

describe("a new subscription", () => {
  it("picks the first parcel, and reuses an unpaid one for the same price", async () => {
    const [person, plan] = [await makePerson(owner), await makePlan(owner, { tees: 2 })];
    const first = await begin(server, person, plan);
    expect(first).toMatchObject({ status: "created", version: 1 });
    expect(first.picks).toHaveLength(2);
    const again = await begin(server, person, plan, { details: { name: "Asha R" } });
    expect(again).toMatchObject({ id: first.id, number: first.number, version: 2, name: "Asha R" });
  });

  it("costs the agreed price, or is refused", async () => {
    const [person, plan] = [await makePerson(owner), await makePlan(owner)];
    expect(await hintOf(begin(server, person, { ...plan, amount: 1 }))).toBe("price_changed");
    await owner.query(
      `insert into private.subscription_prices (plan_id, amount, gateway_plan_id, created_at)
       values ($1, 699, 'plan ' || gen_random_uuid(), now() + interval '1 second')`,
      [plan.planId],
    );
    expect(await hintOf(begin(server, person, plan))).toBe("price_changed");
    const withdrawn = await makePlan(owner);
    await owner.query("update private.subscription_plans set is_offered = false where id = $1", [
      withdrawn.planId,
    ]);
    expect(await hintOf(begin(server, person, withdrawn))).toBe("price_changed");
  });

  it.each([
    ["a size that is not printed", { size: "9XL" }],
    ["a taste that there is not", { tastes: ["no-such-taste"] }],
    ["a phone that is none", { phone: "1" }],
    ["no name", { name: null }],
    ["half an address", { address: { line1: "1 MG Road" } }],
  ])("refuses %s", async (_, details) => {
    const attempt = begin(server, await makePerson(owner), await makePlan(owner), { details });
    expect(await hintOf(attempt)).toBe("bad_subscription");
  });

  it("replaces a running one from its next charge on", async () => {
    const { person, id, plan } = await running();
    const other = await makePlan(owner, { tees: 2 });
    const { rows } = await owner.query("select charge_at from private.subscriptions where id = $1", [id]);
    const consent = { starts_at: rows[0].charge_at };
    expect(await hintOf(begin(server, person, plan, { follows: id, consent }))).toBe("same_plan");
    expect(await hintOf(begin(server, await makePerson(owner), other, { follows: id, consent }))).toBe(
      "no_subscription",
    );
    expect(await hintOf(begin(server, person, other, { follows: id }))).toBe("stale");
    const next = await begin(server, person, other, { follows: id, consent });
    expect(next).toMatchObject({ follows: id, status: "created" });
    await owner.query("update private.subscriptions set status = 'authenticated' where id = $1", [next.id]);
    expect(await hintOf(begin(server, person, await makePlan(owner), { follows: id, consent }))).toBe(
      "followed",
    );
  });
});

describe("before the next charge", () => {
  it("a tee can be swapped for another that fits, and not for a second one of its design", async () => {
    const { person, row } = await running({ plan: await makePlan(owner, { tees: 2 }) });
    const [first, second] = row.picks;
    const free = variants.find((id) => row.picks.every((pick) => pick.variant_id !== id)) ?? 0;
    const swapped = await swapOf(person.id, row, 1, free);
    expect(swapped.picks[0]).toMatchObject({ position: 1, variant_id: free, is_chosen: true });
    expect(await hintOf(swapOf(person.id, row, 1, free))).toBe("stale");
    expect(await hintOf(swapOf(person.id, swapped, 1, second?.variant_id ?? 0))).toBe("twice");
    expect(await hintOf(swapOf(person.id, swapped, 3, first?.variant_id ?? 0))).toBe("not_fitting");
    await owner.query("update public.product_variants set is_active = false where id = $1", [
      first?.variant_id,
    ]);
    expect(await hintOf(swapOf(person.id, swapped, 1, first?.variant_id ?? 0))).toBe("not_fitting");
    await owner.query("update public.product_variants set is_active = true where id = $1", [
      first?.variant_id,
    ]);
  });

  it("a tee that costs more than the plan allows is refused", async () => {
    const { id, variantIds } = await makeProduct(owner, { stocks: [5], price: 2899 });
    const publish = (status: string) =>
      owner.query("update public.products set cut = 'oversized', status = $2 where id = $1", [id, status]);
    await publish("published");
    const plan = await makePlan(owner);
    const { person, row } = await running({ plan });
    expect(await hintOf(swapOf(person.id, row, 1, variantIds[0] ?? 0))).toBe("not_fitting");
    await owner.query("update private.subscription_plans set most_price = 2899 where id = $1", [plan.planId]);
    expect(await swapOf(person.id, row, 1, variantIds[0] ?? 0)).toMatchObject({
      picks: [{ variant_id: variantIds[0] }],
    });
    await publish("draft");
  });

  it("the chosen tee stays the same in another size", async () => {
    const { id, variantIds } = await makeProduct(owner, { stocks: [5, 5], price: 999 });
    const publish = (status: string) =>
      owner.query("update public.products set cut = 'oversized', status = $2 where id = $1", [id, status]);
    await publish("published");
    const { person, row } = await running();
    const swapped = await swapOf(person.id, row, 1, variantIds[0] ?? 0);
    const changed = await changeOf(person.id, swapped, { cut: "oversized", size: "M" });
    expect(changed.picks).toMatchObject([{ variant_id: variantIds[1], is_chosen: true }]);
    await publish("draft");
  });

  it("only the owner can change it, and no one after the cut-off", async () => {
    const { person, row, id } = await running({ hours: 25 });
    const stranger = await makePerson(owner);
    const attempts = [
      changeOf(stranger.id, row, { name: "X" }),
      swapOf(stranger.id, row, 1, variants[0] ?? 0),
      requestChange(stranger.id, row, "skip"),
      requestChange(stranger.id, row, "cancel"),
    ];
    expect(new Set(await Promise.all(attempts.map(hintOf)))).toEqual(new Set(["no_subscription"]));
    expect(await mineOf(owner, stranger)).toEqual([]);
    expect(await actAs(owner, stranger.id, "select public.subscription_choices($1)", [id])).toEqual([]);

    expect(await changeOf(person.id, row, { name: "Asha R" })).toMatchObject({
      name: "Asha R",
      is_open_for_change: true,
    });
    await owner.query(
      "update private.subscriptions set charge_at = now() + interval '23 hours' where id = $1",
      [id],
    );
    const [late] = await mineOf(owner, person);
    if (!late) throw new Error("gone");
    expect(late.is_open_for_change).toBe(false);
    expect(await hintOf(changeOf(person.id, late, { name: "Late" }))).toBe("closed");
    expect(await hintOf(swapOf(person.id, late, 1, variants[0] ?? 0))).toBe("closed");
    expect(await hintOf(requestChange(person.id, late, "skip"))).toBe("closed");
    expect(await requestChange(person.id, late, "cancel")).toMatchObject({ pending_change: "cancel" });
  });
});

describe("a pending change", () => {
  const daysAfter = async (id: string) => {
    const { rows } = await owner.query(
      "select (resumes_at - charge_at)::text as gap, resumes_at - interval '4 days' - charge_at = interval '0' as is_one from private.subscriptions where id = $1",
      [id],
    );
    return rows[0];
  };

  it("to skip resumes four days after the skipped charge", async () => {
    const { person, row, id } = await running();
    expect(await requestChange(person.id, row, "skip")).toMatchObject({ pending_change: "pause" });
    expect(await daysAfter(id)).toMatchObject({ is_one: true });
    const [now] = await mineOf(owner, person);
    if (now) expect(await hintOf(requestChange(person.id, now, "pause", 2))).toBe("change_pending");
  });

  it("to pause skips one to three charges, or lasts until its owner resumes", async () => {
    const { person, row } = await running();
    expect(await hintOf(requestChange(person.id, row, "pause", 4))).toBe("bad_subscription");
    expect(await requestChange(person.id, row, "pause")).toMatchObject({
      pending_change: "pause",
      resumes_at: null,
    });
    const three = await running({ plan: await makePlan(owner, { months: 3 }) });
    const paused = await requestChange(three.person.id, three.row, "pause", 3);
    expect(paused).toMatchObject({ pending_change: "pause", resumes_at: expect.any(String) });
  });

  it("to resume is only for a paused one, and not for one paused by a bank", async () => {
    const { person, row, id } = await running();
    expect(await hintOf(requestChange(person.id, row, "resume"))).toBe("not_running");
    await owner.query(
      "update private.subscriptions set status = 'paused', is_paused_by_bank = true where id = $1",
      [id],
    );
    expect(await hintOf(requestChange(person.id, row, "resume"))).toBe("paused_by_bank");
    await owner.query("update private.subscriptions set is_paused_by_bank = false where id = $1", [id]);
    expect(await requestChange(person.id, row, "resume")).toMatchObject({
      pending_change: "resume",
      resumes_at: null,
    });
  });

  it("to cancel precedes another change, keeps its first moment, and ends at once what the gateway never had", async () => {
    const { person, row } = await running();
    const paused = await requestChange(person.id, row, "pause");
    const cancelled = await requestChange(person.id, { ...paused, version: 1 }, "cancel");
    expect(cancelled).toMatchObject({ pending_change: "cancel", status: "active", ended_at: null });
    expect((await requestChange(person.id, cancelled, "cancel")).cancel_asked_at).toBe(
      cancelled.cancel_asked_at,
    );

    const newcomer = await makePerson(owner);
    const started = await begin(server, newcomer, await makePlan(owner));
    expect(await requestChange(newcomer.id, started, "cancel")).toMatchObject({
      status: "cancelled",
      pending_change: null,
    });
    expect(await mineOf(owner, newcomer)).toEqual([]);
  });
});

it("sends the parcel of a charge for which nothing was left once its subscriber has chosen all of it", async () => {
  const { person, row, id } = await running({ hours: 2, plan: await makePlan(owner, { tees: 2 }) });
  expect(row.is_open_for_change).toBe(false);
  const { rows } = await owner.query(
    `insert into private.subscription_charges (subscription_id, payment_id, amount, currency, paid_at, state, asked_at)
     values ($1::uuid, 'pay_' || $1::text, 599, 'INR', now(), 'asked', now()) returning id`,
    [id],
  );
  await owner.query("delete from private.subscription_picks where subscription_id = $1 and position = 2", [
    id,
  ]);
  const choose = ({ version }: SubscriptionRow) =>
    actAs<SubscriptionRow>(owner, person.id, "select public.choose_for_charge($1, $2, $3)", [
      id,
      version,
      rows[0].id,
    ]);
  expect(await hintOf(choose(row))).toBe("not_full");
  const free = variants.find((each) => each !== row.picks[0]?.variant_id) ?? 0;
  const filled = await swapOf(person.id, row, 2, free);
  const chosen = await choose(filled);
  expect(chosen.charges).toMatchObject([{ state: "paid" }]);
  expect(chosen.picks.every(({ is_chosen }) => is_chosen)).toBe(true);
  expect(await hintOf(choose(chosen))).toBe("not_asked");
});
