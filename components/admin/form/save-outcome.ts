/** Identifies one saved state of a record; null for a new record. */
export type Version = string | number | null;

/** Another person's save since this form was opened. */
export interface TheirVersion<V> {
  values: V;
  version: Version;
  /** The person's name, if known. */
  by: string | null;
  /** ISO time, if known. */
  at?: string;
}

/** What a form's `save` reports; a failure is a failed Result. */
export type SaveOutcome<V> = { kind: "saved"; version: Version } | { kind: "stale"; theirs: TheirVersion<V> };
