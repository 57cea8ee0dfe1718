/** The values that a settings form edits, and their saved version. */
export interface Saved<V> {
  values: V;
  /** The newest updated_at of its rows; null while there is none. */
  version: string | null;
}

/** The outcome of a save; `stale` when another person saved since the form was opened. */
export type SavedOutcome<V> =
  | { kind: "saved"; version: string | null }
  | { kind: "stale"; theirs: Saved<V> & { by: string | null } };

/** For staff who may see settings but not change them. */
export const readOnlyReason =
  "Your role can view settings but not change them. An owner can allow it in Roles.";
