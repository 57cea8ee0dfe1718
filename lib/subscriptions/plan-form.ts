import type { Paise } from "@/lib/money";
import type { PlanForm, TastesForm } from "./plan-schemas";

export const emptyPlan: PlanForm = {
  slug: "",
  name: "",
  about: "",
  tees: "1",
  months: "1",
  amount: "",
  maxPrice: "1000",
  sortOrder: "1",
};

export const planLabels: Record<keyof PlanForm, string> = {
  slug: "URL",
  name: "Name",
  about: "About",
  tees: "Tees per parcel",
  months: "Charged",
  amount: "Price",
  maxPrice: "Maximum tee price",
  sortOrder: "Position",
};

export interface AdminPrice {
  id: string;
  amountPaise: Paise;
  /** ISO */
  createdAt: string;
  by: string | null;
  /** Null: not at the gateway yet. */
  gatewayPlanId: string | null;
  attempts: number;
  /** ISO: the next retry at the gateway. */
  nextAt: string;
  lastError: string | null;
  subscribers: number;
}

export interface AdminPlan {
  id: number;
  slug: string;
  name: string;
  about: string;
  tees: number;
  months: number;
  isOffered: boolean;
  /** The maximum price of a tee in its deliveries. */
  maxPricePaise: Paise;
  sortOrder: number;
  version: number;
  /** Newest first; there is always one. */
  prices: AdminPrice[];
}

export interface AdminTaste {
  slug: string;
  name: string;
  about: string;
  words: string;
  prints: number;
}

export interface AdminPlans {
  plans: AdminPlan[];
  tastes: AdminTaste[];
  tastesVersion: string;
  terms: { noticeDays: number; cutoffHours: number; graceDays: number };
}

export function toPlanForm(plan: AdminPlan): PlanForm {
  const [price] = plan.prices;
  return {
    slug: plan.slug,
    name: plan.name,
    about: plan.about,
    tees: String(plan.tees),
    months: plan.months === 3 ? "3" : "1",
    amount: price ? String(price.amountPaise / 100) : "",
    maxPrice: String(plan.maxPricePaise / 100),
    sortOrder: String(plan.sortOrder),
  };
}

export function toTastesForm(tastes: readonly AdminTaste[]): TastesForm {
  return { tastes: tastes.map(({ prints: _prints, ...taste }) => taste) };
}

/** The subscribers who stay when a plan is withdrawn, in one sentence. */
export function describeRemainingSubscribers({ prices }: Pick<AdminPlan, "prices">): string {
  const count = prices.reduce((sum, { subscribers }) => sum + subscribers, 0);
  if (count === 0) return "No subscribers.";
  return count === 1
    ? "1 subscriber stays on it at the agreed price."
    : `${count} subscribers stay on it at the agreed price.`;
}
