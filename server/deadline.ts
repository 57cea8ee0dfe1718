import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { headers } from "next/headers";

/** A second less than a browser waits (lib/result.ts), so that it hears what came of it. */
const patienceMs = 7000;

const endOfRequest = new AsyncLocalStorage<number>();

/** Everything that this asks of the backend, one after the other, shares one deadline. */
export function withinPatience<T>(run: () => Promise<T>, ms = patienceMs): Promise<T> {
  return endOfRequest.run(performance.now() + ms, run);
}

/** How long whoever asked goes on waiting; outside a request, each call has the whole time. */
export function remainingMs(): number {
  const end = endOfRequest.getStore();
  return end === undefined ? patienceMs : Math.max(0, end - performance.now());
}

/** By which the middleware tells the page behind it when the patience that both share is over, in ms since 1970. */
const endHeader = "x-kapas-deadline";

/** For a request that goes on to its page. */
export function tellEnd(forPage: Headers): void {
  forPage.set(endHeader, String(Date.now() + Math.round(remainingMs())));
}

/** What the middleware has left of the patience; nobody gets more than all of it, whatever they send. */
export function leftUntil(end: string | null, now: number): number {
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

/** For what a page asks about its visitor: the rest of the patience that began with the middleware. */
export async function withinPatienceOfPage<T>(run: () => Promise<T>): Promise<T> {
  if (endOfRequest.getStore() !== undefined) return run();
  return withinPatience(run, leftUntil(await readEnd(), Date.now()));
}

/** For libraries that go on trying by themselves. */
export async function endInTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new DOMException("The backend did not answer in time", "TimeoutError");
    timer = setTimeout(() => reject(error), remainingMs());
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
