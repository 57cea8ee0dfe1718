import "server-only";
import { parseRetryAfter, retry } from "@/lib/retry";
import { remainingMs, timeoutSignal } from "@/server/deadline";

/** For one of several tries: a working backend answers sooner, and a second try still fits into the deadline. */
const tryMs = 5000;

/** A POST without an idempotency key may have worked although its response was lost: no retry. */
function isRepeatable(init: RequestInit | undefined): boolean {
  const method = (init?.method ?? "GET").toUpperCase();
  return method === "GET" || method === "HEAD" || new Headers(init?.headers).has("idempotency-key");
}

/** The one fetch of all Supabase clients: a deadline for each try and for all of them, and the shop's one retry policy. */
export async function backendFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const end = performance.now() + remainingMs();
  const leftMs = () => Math.max(0, end - performance.now());
  const isRepeated = isRepeatable(init);
  const attempt = () => {
    const deadline = timeoutSignal(isRepeated ? Math.min(tryMs, leftMs()) : leftMs());
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    // "use cache" is the only cache: a second one below it outlives tags and even builds.
    return fetch(input, { ...init, signal, cache: "no-store" });
  };
  if (!isRepeated) return attempt();
  return retry(attempt, {
    statusOf: (response) => response.status,
    retryAfterMs: (response) => parseRetryAfter(response.headers.get("retry-after"), Date.now()),
    remainingMs: leftMs,
    isAbandoned: () => init?.signal?.aborted ?? false,
  });
}
