import type { TeamRow } from "@/lib/designer/team/team-list";

export type ListedRow = TeamRow & { id: number };

export interface TeamListState {
  /** Typed or pasted, and not added yet. */
  text: string;
  rows: readonly ListedRow[];
  nextId: number;
}
