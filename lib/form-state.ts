import type { Failure } from "./result";

/** What a form gets back: null before it was sent; with a failure, what had been typed, for a page without scripts. */
export type FormState<T> =
  | null
  | { ok: true; data: T }
  | (Failure & { values: Readonly<Record<string, string>> });
