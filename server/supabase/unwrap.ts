import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { BackendError } from "@/server/errors";

interface Answer {
  data: unknown;
  error: PostgrestError | null;
  status: number;
}

// The data of a good answer. Inferred from the answer's type as a whole: of a maybeSingle() the row would get lost.
type DataOf<A extends Answer> = Extract<A, { error: null }>["data"];

/** supabase-js returns its errors; we throw them. `what` says what was tried: "categories: list". */
export function unwrap<A extends Answer>(what: string, answer: A): DataOf<A> {
  if (answer.error) throw new BackendError(what, answer.error, answer.status);
  return answer.data;
}
