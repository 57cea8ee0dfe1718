import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

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
