/** Tells one saved state of a thing from the next; null for a thing that is new. */
export type Version = string | number | null;

/** What somebody else saved since this form was opened. */
export interface TheirVersion<V> {
  values: V;
  version: Version;
  /** Their name, where it is known. */
  by: string | null;
  /** When, in ISO, where it is known. */
  at?: string;
}

/** What a form's `save` reports; a failure is a failed Result. */
export type SaveOutcome<V> = { kind: "saved"; version: Version } | { kind: "stale"; theirs: TheirVersion<V> };
