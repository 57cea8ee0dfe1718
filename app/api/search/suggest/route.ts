import { normalizeSearchQuery } from "@/lib/catalog/list-params";
import { toSuggestions } from "@/lib/catalog/to-suggestions";
import { suggest } from "@/server/catalog/search-queries";
import { AppError, toFailure } from "@/server/errors";
import { failureResponse } from "@/server/http/answer";
import { enforceVisitorLimit } from "@/server/limits/enforce-limit";
import { log } from "@/server/log";

const minLetters = 2;

/** The same for everyone, so browsers and proxies may cache it. If the search fails, the result is an empty list. */
export async function GET(request: Request): Promise<Response> {
  const query = normalizeSearchQuery(new URL(request.url).searchParams.get("q") ?? "")?.toLowerCase() ?? "";
  if (query.length < minLetters) return answer([], "public, max-age=3600");
  try {
    await enforceVisitorLimit("searchVisitor");
    return answer(toSuggestions(await suggest(query), query), "public, max-age=60");
  } catch (error) {
    if (error instanceof AppError)
      return failureResponse("suggestions: read", toFailure("suggestions: read", error));
    log.warn({ err: error }, "suggestions: read failed");
    return answer([], "no-store");
  }
}

function answer(body: ReturnType<typeof toSuggestions>, cacheControl: string): Response {
  return Response.json(body, { headers: { "cache-control": cacheControl } });
}
