import "server-only";
import { retry } from "@/lib/retry";

const deadlineMs = 5000;

/** A POST that carries no key may have worked although its answer was lost: it is sent once. */
function isRepeatable(init: RequestInit | undefined): boolean {
  const method = (init?.method ?? "GET").toUpperCase();
  return method === "GET" || method === "HEAD" || new Headers(init?.headers).has("idempotency-key");
}

/** The one fetch of all Supabase clients: a deadline for each try, and the shop's one retry policy. */
export async function backendFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const attempt = () => {
    const deadline = AbortSignal.timeout(deadlineMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    // "use cache" is the only cache: a second one under it outlives tags, and even the build.
    return fetch(input, { ...init, signal, cache: "no-store" });
  };
  if (!isRepeatable(init)) return attempt();
  return retry(attempt, {
    statusOf: (response) => response.status,
    isAbandoned: () => init?.signal?.aborted ?? false,
  });
}
