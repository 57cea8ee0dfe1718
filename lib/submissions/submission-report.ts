import type { Paise } from "@/lib/money";
import type { RefusalReason } from "./reasons";

export const reportDays = 30;

/** How the review of designs has gone over some days. */
export interface SubmissionReport {
  decided: number;
  /** Approved without a person. */
  byRule: number;
  approved: number;
  changesRequested: number;
  rejected: number;
  /** What a person decided waited so long: half of it, and nine of ten. */
  medianMinutes: number | null;
  slowMinutes: number | null;
  waiting: number;
  /** ISO */
  oldest: string | null;
  /** What was drawn by AI and what it cost, beside the orders that show some of it. */
  ai: { pictures: number; spentPaise: Paise; orders: number; worthPaise: Paise };
  reasons: { reason: RefusalReason; count: number }[];
}
