import type { Paise } from "@/lib/money";
import type { RefusalReason } from "./reasons";

export const reportDays = 30;

/** Statistics of design reviews over some days. */
export interface SubmissionReport {
  decided: number;
  /** Approved automatically. */
  byRule: number;
  approved: number;
  changesRequested: number;
  rejected: number;
  /** Waiting time of decisions by a person: the median, and the 90th percentile. */
  medianMinutes: number | null;
  slowMinutes: number | null;
  waiting: number;
  /** ISO */
  oldest: string | null;
  /** AI art and its cost, and the orders that contain some. */
  ai: { pictures: number; spentPaise: Paise; orders: number; worthPaise: Paise };
  reasons: { reason: RefusalReason; count: number }[];
}
