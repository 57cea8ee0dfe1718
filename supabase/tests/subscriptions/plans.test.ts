import { owner } from "../support/backend/database";
import type { Actor } from "../support/people/actors";
import { askFor, inSession, play } from "../support/people/staff-session";
import { hintOf, refusalOf } from "../support/refusal";

async function ask(actor: Actor, call: string, ...values: unknown[]) {
  const answer = await play(owner, inSession(actor, askFor(`${call} as it`, ...values)));
  return (answer as { rows: { it: unknown }[] }).rows[0]?.it;
}

const fields = {
  slug: "two-each-month",
  name: "Two a month",
  about: "Two tees",
  tees: 2,
  months: 1,
  amount: 998,
  most_price: 1000,
  sort_order: 1,
};

const save = (
  id: unknown,
  version: unknown,
  change: Record<string, unknown> = {},
  actor: Actor = "manager",
) => ask(actor, "save_subscription_plan($1, $2, $3)", id, version, JSON.stringify({ ...fields, ...change }));

interface PlansAnswer {
  plans: {
    id: number;
    slug: string;
    version: number;
    is_offered: boolean;
    prices: {
      id: string;
      amount: number;
      by: string | null;
      subscribers: number;
      gateway_plan_id: string | null;
    }[];
  }[];
  tastes: { slug: string; words: string; prints: number }[];
  tastes_version: string;
  terms: Record<string, number>;
}

const readPlans = async (actor: Actor = "support") => (await ask(actor, "get_admin_plans()")) as PlansAnswer;
const planOf = async (slug: string) => (await readPlans()).plans.find((plan) => plan.slug === slug);

it("adds a new price for a new amount, and none for other changes", async () => {
  const id = await save(null, null, { slug: "prices" });
  await save(id, 1, { slug: "prices", name: "Two tees" });
  await save(id, 2, { slug: "prices", amount: 1099 });
  const plan = await planOf("prices");
  expect(plan).toMatchObject({ version: 3, prices: [{ amount: 1099 }, { amount: 998 }] });
  expect(plan?.prices.every(({ by }) => by !== null)).toBe(true);
});

it("keeps agreed terms: tees, months and slug of a plan", async () => {
  const id = await save(null, null, { slug: "fixed" });
  for (const change of [{ tees: 3 }, { months: 3 }, { slug: "other" }])
    expect(await hintOf(save(id, 1, { slug: "fixed", ...change }))).toBe("plan_fixed");
  expect(await hintOf(save(id, 7, { slug: "fixed" }))).toBe("stale");
  expect(await hintOf(save(null, null, { slug: "fixed" }))).toBe("slug_taken");
  expect(await hintOf(save(-1, 1))).toBe("not_found");
});

it.each([
  { tees: 0 },
  { months: 2 },
  { amount: 15_001 },
  { amount: 98 },
  { name: " " },
  { slug: "A b" },
  { amount: null },
  { most_price: 498 },
  { most_price: 15_001 },
  { most_price: null },
])("refuses a plan with %j", async (change) => {
  expect(await hintOf(save(null, null, { slug: "bad", ...change }))).toBe("bad_plan");
});

it("withdraws a plan and offers it again, and sends its price again on request", async () => {
  const id = await save(null, null, { slug: "offered" });
  await ask("manager", "offer_subscription_plan($1, false)", id);
  await ask("manager", "offer_subscription_plan($1, false)", id);
  expect(await planOf("offered")).toMatchObject({ is_offered: false, version: 2 });
  const price = (await planOf("offered"))?.prices[0]?.id;
  await owner.query(
    "update private.subscription_prices set next_at = now() + interval '1 hour' where id = $1",
    [price],
  );
  await ask("manager", "retry_subscription_price($1)", price);
  const { rows } = await owner.query(
    "select next_at <= now() as due from private.subscription_prices where id = $1",
    [price],
  );
  expect(rows).toEqual([{ due: true }]);
  await owner.query("update private.subscription_prices set gateway_plan_id = 'plan_offered' where id = $1", [
    price,
  ]);
  expect(await hintOf(ask("manager", "retry_subscription_price($1)", price))).toBe("not_found");
});

const tastes = (list: Record<string, unknown>[], version: unknown) =>
  ask("manager", "save_subscription_tastes($1, $2)", JSON.stringify(list), version);

const street = { slug: "street", name: "Street", about: "", words: "bus or bicycle or street" };
const folk = { slug: "folk", name: "Folk", about: "", words: "folk or ornament" };

it("saves tastes together, and shows how many prints each matches", async () => {
  const { tastes: before, tastes_version } = await readPlans();
  await tastes([folk, street], tastes_version);
  const after = await readPlans();
  expect(after.tastes.map(({ slug }) => slug)).toEqual(["folk", "street"]);
  const { rows } = await owner.query(
    `select count(*)::int as count from public.products where search @@ websearch_to_tsquery('english', $1)
       and status = 'published' and not is_deleted and not is_blank and cut <> 'accessory'`,
    [street.words],
  );
  expect(after.tastes[1]?.prints).toBe(rows[0].count);
  expect(await hintOf(tastes([folk], tastes_version))).toBe("stale");
  const now = after.tastes_version;
  expect(await hintOf(tastes([folk, { ...folk }], now))).toBe("bad_tastes");
  expect(await refusalOf(tastes([{ ...folk, words: "the or a" }], now))).toMatchObject({
    hint: "bad_tastes",
    detail: "folk",
  });
  expect(await hintOf(tastes([{ ...folk, name: "" }], now))).toBe("bad_tastes");
  await tastes(
    before.map(({ prints: _prints, ...taste }) => taste),
    now,
  );
});

it("refuses changes to readers of plans, and hides plans from others", async () => {
  expect(await hintOf(save(null, null, { slug: "no" }, "support"))).toBe("forbidden");
  expect(await hintOf(ask("support", "offer_subscription_plan(1, true)"))).toBe("forbidden");
  expect(await hintOf(ask("support", "save_subscription_tastes('[]', '')"))).toBe("forbidden");
  for (const actor of ["packer", "editor", "asha"] as const)
    expect(await hintOf(readPlans(actor))).toBe("forbidden");
  expect((await readPlans()).terms).toEqual({ notice_days: 3, cutoff_hours: 24, grace_days: 14 });
});

it("logs the author of a plan, its price and its tastes", async () => {
  const id = await save(null, null, { slug: "logged" });
  const { rows } = await owner.query(
    `select subject, action from public.audit_log
     where (subject, subject_id) in (('subscription_plans', $1::text), ('subscription_prices', $2)) order by id`,
    [id, String((await planOf("logged"))?.prices[0]?.id)],
  );
  expect(rows).toEqual([
    { subject: "subscription_plans", action: "insert" },
    { subject: "subscription_prices", action: "insert" },
  ]);
});
