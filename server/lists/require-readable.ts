import "server-only";
import type { ListDefinition } from "@/lib/lists/definition";
import { parseSearch } from "@/lib/lists/parse-search";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";

/** For changes of all search results: an unreadable term is ignored, so the search would match more than intended. */
export function requireReadable(definition: ListDefinition, q: string): void {
  const [problem] = parseSearch(definition, q, now()).problems;
  if (problem) throw new AppError("invalid_input", problem);
}
