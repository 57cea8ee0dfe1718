import type { Paise } from "@/lib/money";

/** The public terms of the referral program. */
export interface ReferralTerms {
  isOn: boolean;
  /** The number of T-shirts for a free one. */
  tees: number;
  /** The highest price of a T-shirt that is completely free. */
  capPaise: Paise;
  validDays: number;
  claims: { ambassadors: string; freeTees: string; rating: string };
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
