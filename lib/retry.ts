export interface RetryPolicy {
  /** After the first try */
  retries: number;
  baseMs: number;
  maxMs: number;
}

const standardRetry: RetryPolicy = { retries: 3, baseMs: 1000, maxMs: 10_000 };

/** No status means that no answer came: a refused connection, a timeout. */
export function isRetryableStatus(status: number | null): boolean {
  return status === null || status >= 500 || status === 429 || status === 408;
}

/**
 * The wait before a retry; retries count from 1. Half of it is random, so that clients that failed together
 * do not retry together. `chance` is from 0 to 1.
 */
export function retryDelayMs(retry: number, chance: number, policy: RetryPolicy = standardRetry): number {
  const full = Math.min(policy.baseMs * 2 ** (retry - 1), policy.maxMs);
  return Math.round(full * (0.5 + chance / 2));
}

/** The wait of a `Retry-After` header: seconds, or a date. */
export function parseRetryAfter(text: string | null, now: number): number | null {
  if (!text) return null;
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface RetryOptions<T> {
  /** The status of an answer; a thrown error counts as no status. */
  statusOf: (answer: T) => number;
  /** The wait that an answer requests, if any. */
  retryAfterMs?: (answer: T) => number | null;
  /** How long the caller still waits. A retry that can't start before then is skipped. */
  remainingMs?: () => number;
  policy?: RetryPolicy;
  sleep?: (ms: number) => Promise<void>;
  chance?: () => number;
  /** True when the caller no longer needs the answer. */
  isAbandoned?: () => boolean;
}

/**
 * Returns the first acceptable answer; after the last retry, the last one that came, or the error. A timeout
 * is less informative than a refusal before it.
 */
export async function retry<T>(run: () => Promise<T>, options: RetryOptions<T>): Promise<T> {
  const { statusOf, policy = standardRetry, sleep = sleepFor, isAbandoned = () => false } = options;
  const { remainingMs = () => Number.POSITIVE_INFINITY, chance = Math.random } = options;
  /** Waits for the next try; false when there is none. */
  const canGoOn = async (retries: number, askedMs: number | null): Promise<boolean> => {
    if (retries > policy.retries || isAbandoned()) return false;
    const waitMs = Math.max(retryDelayMs(retries, chance(), policy), askedMs ?? 0);
    if (waitMs > policy.maxMs || waitMs >= remainingMs()) return false;
    await sleep(waitMs);
    return true;
  };
  let refusal: { answer: T } | undefined;
  for (let retries = 1; ; retries += 1) {
    try {
      const answer = await run();
      if (!isRetryableStatus(statusOf(answer))) return answer;
      refusal = { answer };
      if (!(await canGoOn(retries, options.retryAfterMs?.(answer) ?? null))) return answer;
    } catch (error) {
      if (await canGoOn(retries, null)) continue;
      if (refusal) return refusal.answer;
      throw error;
    }
  }
}
