import "server-only";
import type { PostgrestError } from "@supabase/supabase-js";
import { BackendError } from "@/server/errors";

interface Answer {
  data: unknown;
  error: PostgrestError | null;
  status: number;
}

// The data of a successful answer. Inferred from the whole answer type: otherwise maybeSingle() would lose its row type.
type DataOf<A extends Answer> = Extract<A, { error: null }>["data"];

/** supabase-js returns errors; we throw them. `what` names the operation: "categories: list". */
export function unwrap<A extends Answer>(what: string, answer: A): DataOf<A> {
  if (answer.error) throw new BackendError(what, answer.error, answer.status);
  return answer.data;
}
