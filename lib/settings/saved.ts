/** What a form of settings edits, and which saved state it shows. */
export interface Saved<V> {
  values: V;
  /** The newest updated_at of its rows; null while there is none. */
  version: string | null;
}

/** How a save ended; `stale` when somebody else saved since the form was opened. */
export type SavedOutcome<V> =
  | { kind: "saved"; version: string | null }
  | { kind: "stale"; theirs: Saved<V> & { by: string | null } };

/** For staff who may see settings and not change them. */
export const readOnlyReason =
  "Your role can view settings but not change them. An owner can allow it in Roles.";
