import { setTimeout } from "node:timers/promises";
import { killChildren } from "./processes";

export type Closers = (() => unknown)[];

/** Time limits for closing one part, and for all of them together. */
const patienceMs = { one: 2_000, all: 8_000 };

/** Closes resources in reverse order. Those that hang are abandoned. */
export async function closeAll(opened: Closers): Promise<void> {
  for (const close of opened.splice(0).reverse()) await within(patienceMs.one, close);
}

/** Ends this process and its children: closes resources in reverse order, then kills what is left. */
export async function endProcess(opened: Closers, code: number): Promise<never> {
  await within(patienceMs.all, async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });
  killChildren();
  process.exit(code);
}

async function within(ms: number, close: () => unknown): Promise<void> {
  const closing = Promise.resolve()
    .then(close)
    .catch((error: unknown) => console.error("sandbox: could not stop a part", error));
  const timer = new AbortController();
  await Promise.race([closing, setTimeout(ms, undefined, timer)]);
  timer.abort();
}
