import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** After this time, a page that has not hydrated is left to the test. */
const patienceMs = 10_000;

/** Waits until React has hydrated a page of the shop that runs scripts: before that a plain button does nothing. */
async function untilAlive(page: Page): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end && !(await page.evaluate(isAlive).catch(() => false))) await setTimeout(50);
}

/** React hydrates lazy parts one by one, and key listeners start in an effect, a task later. */
async function isAlive(): Promise<boolean> {
  if (!("__next_f" in window)) return true;
  const main = document.querySelector("main") ?? document.body;
  const parts = [main, ...document.querySelectorAll("main search, button")];
  if (!parts.every((part) => Object.keys(part).some((key) => key.startsWith("__react")))) return false;
  const { port1, port2 } = new MessageChannel();
  await new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  });
  port1.close();
  return true;
}

const known = new WeakSet<object>();

/**
 * From now on every navigation and reload of this worker waits for hydration: on a busy machine a click would
 * come too early. Tests of clicks before the scripts wait for something explicit instead.
 */
export function arriveAlive(page: Page): void {
  const pages: Pick<Page, "goto" | "reload"> = Object.getPrototypeOf(page);
  if (known.has(pages)) return;
  known.add(pages);
  const { goto, reload } = pages;
  pages.goto = async function (this: Page, url, options) {
    const answer = await goto.call(this, url, options);
    if (!options?.waitUntil) await untilAlive(this);
    return answer;
  };
  pages.reload = async function (this: Page, options) {
    const answer = await reload.call(this, options);
    if (!options?.waitUntil) await untilAlive(this);
    return answer;
  };
}
