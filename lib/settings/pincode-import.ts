/** 3 MB: twice what all of India needs. */
export const maxPincodeBytes = 3 * 1024 * 1024;

export interface LineProblem {
  /** As in an editor: the heading is line 1. */
  line: number;
  problem: string;
}

export interface PincodeStep {
  line: number;
  pincode: string;
  /** A description of the change; null for a new pincode. */
  change: string | null;
}

/** The effect of an import, before or after it ran. */
export interface PincodePlan {
  adds: number;
  changes: number;
  same: number;
  /** The first 200 lines that change something. */
  steps: PincodeStep[];
}

export type ImportAnswer =
  | { kind: "wrong"; problems: LineProblem[]; count: number }
  | { kind: "plan" | "done"; plan: PincodePlan };
