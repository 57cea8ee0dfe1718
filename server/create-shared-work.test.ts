import { createSharedWork } from "./create-shared-work";

/** Work that ends when the test ends it, or when it is stopped. */
function open() {
  const share = createSharedWork<string>();
  const started: { end: (result: string) => void; stopped: AbortSignal }[] = [];
  const ask = (signal?: AbortSignal) =>
    share("key", signal, (stopped) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      stopped.addEventListener("abort", () => reject(stopped.reason));
      started.push({ end: resolve, stopped });
      return promise;
    });
  return { ask, started };
}

test("runs once for all current callers, and again for a later one", async () => {
  const { ask, started } = open();
  const both = Promise.all([ask(), ask()]);
  started[0]?.end("first");
  expect(await both).toEqual(["first", "first"]);
  const later = ask();
  started[1]?.end("second");
  expect(await later).toBe("second");
});

test("continues while one caller waits, and stops with the last", async () => {
  const { ask, started } = open();
  const [one, other] = [new AbortController(), new AbortController()];
  const outcomes = Promise.allSettled([ask(one.signal), ask(other.signal)]);
  one.abort();
  expect(started[0]?.stopped.aborted).toBe(false);
  other.abort();
  expect(started[0]?.stopped.aborted).toBe(true);
  const next = ask();
  expect(started).toHaveLength(2);
  started[1]?.end("again");
  expect(await next).toBe("again");
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
});

test("shared work is never stopped for a job, which has no timeout", async () => {
  const { ask, started } = open();
  const visitor = new AbortController();
  const outcomes = Promise.all([ask(), ask(visitor.signal)]);
  visitor.abort();
  expect(started[0]?.stopped.aborted).toBe(false);
  started[0]?.end("kept");
  expect(await outcomes).toEqual(["kept", "kept"]);
});

test("shared work does not start for a caller who has already left", async () => {
  const { ask, started } = open();
  await expect(ask(AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  expect(started).toHaveLength(0);
});
