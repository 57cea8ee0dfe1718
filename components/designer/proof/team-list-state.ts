import type { TeamRow } from "@/lib/designer/team/team-list";

export type ListedRow = TeamRow & { id: number };

export interface TeamListState {
  /** Typed or pasted, and not added yet. */
  text: string;
  rows: readonly ListedRow[];
  nextId: number;
}

export const emptyList: TeamListState = { text: "", rows: [], nextId: 1 };

/** The heading of the rows, which gets the focus when there are more or fewer. */
export const teamRowsId = "team-rows";
