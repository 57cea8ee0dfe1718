import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { headers } from "next/headers";

/** One second less than the browser's timeout (lib/result.ts), so that it gets the response. */
const patienceMs = 7000;

const endOfRequest = new AsyncLocalStorage<number>();

/** All backend calls inside `run` share one deadline. */
export function withDeadline<T>(run: () => Promise<T>, ms = patienceMs): Promise<T> {
  return endOfRequest.run(performance.now() + ms, run);
}

/** For work after the response, when the request's deadline may have passed: each call has the full time. */
export function withoutDeadline<T>(run: () => Promise<T>): Promise<T> {
  return endOfRequest.exit(run);
}

/** The client's remaining time; outside a request, each call has the full time. */
export function remainingMs(): number {
  const end = endOfRequest.getStore();
  return end === undefined ? patienceMs : Math.max(0, end - performance.now());
}

/** The header in which the middleware passes the common deadline to the page, in ms since 1970. */
const endHeader = "x-kapas-deadline";

/** The time in ms since 1970. Next reports a page that reads Date while it is prerendered. */
const nowMs = () => performance.timeOrigin + performance.now();

/** Adds the deadline to a request that is passed on to its page. */
export function setDeadlineHeader(forPage: Headers): void {
  forPage.set(endHeader, String(Math.floor(nowMs() + remainingMs())));
}

/** The time left by the middleware; never more than the full time, whatever the header contains. */
export function msUntilDeadline(end: string | null, now: number): number {
  const left = end === null ? Number.NaN : Number(end) - now;
  return Number.isNaN(left) ? patienceMs : Math.min(Math.max(left, 0), patienceMs);
}

async function readEnd(): Promise<string | null> {
  try {
    return (await headers()).get(endHeader);
  } catch {
    // Outside a request
    return null;
  }
}

/** For a page's calls about its visitor: the time left by the middleware. */
export async function withPageDeadline<T>(run: () => Promise<T>): Promise<T> {
  if (endOfRequest.getStore() !== undefined) return run();
  return withDeadline(run, msUntilDeadline(await readEnd(), nowMs()));
}

/** As AbortSignal.timeout(), with an Error: Next changes the message of what it logs in development, and a DOMException's can't be. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(timeoutError()), ms).unref();
  return controller.signal;
}

function timeoutError(): Error {
  return Object.assign(new Error("There was no answer in time"), { name: "TimeoutError" });
}

/** For libraries that retry on their own. */
export async function rejectAtDeadline<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), remainingMs());
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
