import type { Paise } from "@/lib/money";

/** What everybody may know of the referral program. */
export interface ReferralTerms {
  isOn: boolean;
  /** T-shirts for one free one. */
  pieces: number;
  /** The dearest T-shirt that is wholly free. */
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

/** What somebody sees of their own link. */
export interface MyReferral {
  url: string;
  isOn: boolean;
  pieces: number;
  capPaise: Paise;
  /** Toward the next reward. */
  counted: number;
  /** On their way, or in their time for returns. */
  waiting: number;
  rewards: Reward[];
}

/** How many T-shirts each reward is: the promise of the program is one. */
export const teesOfReward = 1;

export function tellTees(count: number): string {
  return count === 1 ? "1 T-shirt" : `${count} T-shirts`;
}

/** "2 of 3 T-shirts count" */
export function tellProgress({ counted, pieces }: Pick<MyReferral, "counted" | "pieces">): string {
  return `${Math.min(counted, pieces)} of ${tellTees(pieces)}`;
}
