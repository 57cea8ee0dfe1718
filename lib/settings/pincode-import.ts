/** 3 MB: twice what all of India needs. */
export const maxPincodeBytes = 3 * 1024 * 1024;

export interface LineProblem {
  /** As an editor counts, the heading being line 1. */
  line: number;
  problem: string;
}

export interface PincodeStep {
  line: number;
  pincode: string;
  /** What becomes different, in words; null for a pincode that is added. */
  change: string | null;
}

/** What an import would do, or did. */
export interface PincodePlan {
  adds: number;
  changes: number;
  same: number;
  /** The first 200 lines that do something. */
  steps: PincodeStep[];
}

export type ImportAnswer =
  | { kind: "wrong"; problems: LineProblem[]; count: number }
  | { kind: "plan" | "done"; plan: PincodePlan };
