import { randomInt } from "node:crypto";

type Columns = Record<string, unknown>;

export type Table = {
  /** Columns that break this constraint and no other, by its name. */
  broken: Record<string, Columns>;
  /** Columns that must be unique, by the name of the constraint or index. */
  unique?: Record<string, string[]>;
  /** Columns that a second row needs to change, whichever of these it shares. */
  fresh?: () => Columns;
};

export const nowhere = "00000000-0000-4000-8000-000000000000";
export const long = (length: number) => "x".repeat(length);
export const freshId = () => randomInt(1_000_000_000, 2_000_000_000);
