import type { Paise } from "@/lib/money";

/** Figures about the program, which must be provable. */
interface ReferralClaims {
  ambassadors: string;
  freeTees: string;
  rating: string;
  /** Empty: counted from the shop's own orders and reviews. */
  source: string;
  /** Such as 2026-11-01: of the source, or of the count. */
  date: string;
}

/** The figures above zero, with their labels. */
export const listClaims = ({ ambassadors, freeTees, rating }: ReferralClaims) =>
  [
    { value: ambassadors, label: "ambassadors" },
    { value: freeTees, label: "free tees" },
    { value: rating, label: "rating" },
  ].filter(({ value }) => Number(value.replace(/[,+]/g, "")) > 0);

/** The public terms of the referral program. */
export interface ReferralTerms {
  isOn: boolean;
  /** The number of T-shirts for a free one. */
  tees: number;
  /** The highest price of a T-shirt that is completely free. */
  capPaise: Paise;
  validDays: number;
  claims: ReferralClaims;
}

export interface Reward {
  code: string;
  state: "open" | "used" | "over";
  /** ISO */
  givenAt: string;
  endsAt: string | null;
}

/** A person's view of their own referral link. */
export interface MyReferral {
  url: string;
  isOn: boolean;
  tees: number;
  capPaise: Paise;
  /** Towards the next reward. */
  counted: number;
  /** Not delivered yet, or within the return window. */
  waiting: number;
  rewards: Reward[];
}

/** The number of T-shirts per reward: the program promises one. */
export const teesOfReward = 1;

export function formatTshirtCount(count: number): string {
  return count === 1 ? "1 T-shirt" : `${count} T-shirts`;
}

/** "2 of 3 T-shirts count" */
export function formatProgress({ counted, tees }: Pick<MyReferral, "counted" | "tees">): string {
  return `${Math.min(counted, tees)} of ${formatTshirtCount(tees)}`;
}
