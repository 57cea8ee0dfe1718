import type { ClientBase } from "pg";

/** In days: the plans are as old as the oldest subscription, and a newer price is much younger. */
export const oldest = 460;
const newest = 40;

interface SeedPlan {
  slug: string;
  name: string;
  about: string;
  tees: number;
  months: number;
  /** Rupees, the first price first. */
  amounts: number[];
  isOffered?: boolean;
}

const PLANS: readonly SeedPlan[] = [
  {
    slug: "one-a-month",
    name: "A tee a month",
    about: "One print that you have not had, in your size.",
    tees: 1,
    months: 1,
    amounts: [479, 499],
  },
  {
    slug: "two-a-month",
    name: "Two tees a month",
    about: "For whoever wears them out, or shares a wardrobe.",
    tees: 2,
    months: 1,
    amounts: [949],
  },
  {
    slug: "three-a-quarter",
    name: "Three tees a quarter",
    about: "A parcel for each season.",
    tees: 3,
    months: 3,
    amounts: [1399],
  },
  {
    slug: "one-a-quarter",
    name: "A tee a quarter",
    about: "Our first plan.",
    tees: 1,
    months: 3,
    amounts: [499],
    isOffered: false,
  },
];

/** Families of the prints, by the words of their keywords. */
const TASTES = [
  [
    "street",
    "Street and travel",
    "Rickshaws, trains, chai at the corner",
    "auto or train or bicycle or cricket or travel or chai",
  ],
  [
    "kitchen",
    "Kitchen and market",
    "Filter coffee, masala, mangoes",
    "coffee or masala or food or kitchen or mango",
  ],
  [
    "music",
    "Music and retro",
    "Cassettes, tabla, film rolls",
    "music or cassette or tabla or camera or retro",
  ],
  [
    "wild",
    "Wild and green",
    "Birds, beasts, mountains",
    "bird or tiger or elephant or forest or mountain or botanical",
  ],
  [
    "folk",
    "Folk and ornament",
    "Block prints, mandalas, borders",
    "block or mandala or ethnic or pattern or folk",
  ],
  ["words", "Words and scripts", "Hindi, Tamil and numbers", "typography or hindi or devanagari or text"],
] as const;

/** What can be subscribed to. The jobs give the gateway its plans. */
export async function insertSubscriptionPlans(client: ClientBase): Promise<void> {
  for (const [index, plan] of PLANS.entries()) {
    const { rows } = await client.query<{ id: string }>(
      `insert into private.subscription_plans (slug, name, about, tees, months, is_offered, sort_order, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, private.now() - make_interval(days => $8)) on conflict (slug) do nothing returning id`,
      [plan.slug, plan.name, plan.about, plan.tees, plan.months, plan.isOffered ?? true, index, oldest],
    );
    const id = rows[0]?.id;
    if (id === undefined) continue;
    for (const [nr, amount] of plan.amounts.entries())
      await client.query(
        `insert into private.subscription_prices (plan_id, amount, created_at)
         values ($1, $2, private.now() - make_interval(days => $3))`,
        [id, amount, nr === 0 ? oldest : newest],
      );
  }
  for (const [index, [slug, name, about, words]] of TASTES.entries())
    await client.query(
      `insert into private.subscription_tastes (slug, name, about, words, sort_order) values ($1, $2, $3, $4, $5)
       on conflict (slug) do nothing`,
      [slug, name, about, words, index],
    );
}
