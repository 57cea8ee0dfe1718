import type { Failure } from "./result";

/** The answer to a form: null before it was sent. A failure contains the typed values, for pages without scripts. */
export type FormState<T> =
  | null
  | { ok: true; data: T }
  | (Failure & { values: Readonly<Record<string, string>> });
