import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";

/** A refusal or failure of the database. `hint` is the machine-readable reason that our own SQL functions raise. */
export class BackendError extends Error {
  readonly code: string;
  readonly hint: string | null;
  readonly status: number;

  constructor(what: string, error: Pick<PostgrestError, "message" | "code" | "hint">, status: number) {
    super(`${what}: ${error.message}`);
    this.name = "BackendError";
    this.code = error.code;
    this.hint = error.hint || null;
    this.status = status;
  }
}

type Answer<T> =
  | { data: T; error: null; status: number }
  | { data: null; error: PostgrestError; status: number };

/** supabase-js returns its errors; we throw them. `what` says what was tried: "categories: list". */
export function unwrap<T>(what: string, answer: Answer<T>): T {
  if (answer.error) throw new BackendError(what, answer.error, answer.status);
  return answer.data;
}
