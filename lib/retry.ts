export interface RetryPolicy {
  tries: number;
  baseMs: number;
  maxMs: number;
}

const standardRetry: RetryPolicy = { tries: 3, baseMs: 1000, maxMs: 10_000 };

/** No status means that no answer came: a refused connection, a timeout. */
export function isRetryableStatus(status: number | null): boolean {
  return status === null || status >= 500 || status === 429 || status === 408;
}

/** The wait after a failed try; tries count from 1. */
export function retryDelayMs(attempt: number, policy: RetryPolicy = standardRetry): number {
  return Math.min(policy.baseMs * 2 ** (attempt - 1), policy.maxMs);
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface RetryOptions<T> {
  /** The status that an answer carries; a thrown error counts as no status. */
  statusOf: (answer: T) => number;
  policy?: RetryPolicy;
  sleep?: (ms: number) => Promise<void>;
  /** True when the caller no longer wants the answer. */
  isAbandoned?: () => boolean;
}

/** Gives the first answer that is worth keeping; after the last try, whatever came: the answer or the error. */
export async function retry<T>(run: () => Promise<T>, options: RetryOptions<T>): Promise<T> {
  const { statusOf, policy = standardRetry, sleep = sleepFor, isAbandoned = () => false } = options;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= policy.tries;
    try {
      const answer = await run();
      if (isLast || !isRetryableStatus(statusOf(answer))) return answer;
    } catch (error) {
      if (isLast || isAbandoned()) throw error;
    }
    await sleep(retryDelayMs(attempt, policy));
  }
}
