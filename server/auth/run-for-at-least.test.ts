import { setTimeout as sleep } from "node:timers/promises";
import { runForAtLeast } from "./run-for-at-least";

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run().catch(() => undefined);
  return performance.now() - startedAt;
}

// A busy machine may wake the timer one step late, never early and never between two steps.
test.each([
  ["at once", 0],
  ["in time", 60],
  ["late", 130],
])("an answer that comes %s is given at a whole multiple of the time", async (_, ms) => {
  let ran = 0;
  const taken = await timed(() =>
    runForAtLeast(100, async () => {
      const startedAt = performance.now();
      await sleep(ms);
      ran = performance.now() - startedAt;
    }),
  );
  expect(taken).toBeGreaterThanOrEqual(Math.ceil(Math.max(ran, 1) / 100) * 100 - 3);
});

test("an answer that hides nothing is given at once", async () => {
  const taken = await timed(() =>
    runForAtLeast(
      2000,
      async () => "in",
      (value) => value === "in",
    ),
  );
  expect(taken).toBeLessThan(1000);
});

test("a failure takes as long as an answer, and stays a failure", async () => {
  const fail = () => Promise.reject(new Error("no"));
  expect(await timed(() => runForAtLeast(100, fail))).toBeGreaterThanOrEqual(98);
  await expect(runForAtLeast(1, fail)).rejects.toThrow("no");
});
