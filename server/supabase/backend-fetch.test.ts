import { withDeadline } from "@/server/deadline";
import { backendFetch } from "./backend-fetch";

type Answer = number | "reset" | "nothing" | { retryAfter: number };
let answer: (call: number) => Answer;

/** The database, on a fake clock. */
const database = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
  const given = answer(database.mock.calls.length);
  if (given === "reset") throw new TypeError("fetch failed");
  if (given === "nothing")
    return new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  if (typeof given === "number") return new Response(null, { status: given });
  return new Response(null, { status: 429, headers: { "retry-after": `${given.retryAfter}` } });
});

beforeEach(() => {
  vi.useFakeTimers();
  database.mockClear();
});

const ask = (init?: RequestInit) => backendFetch("http://database.test/", init);

/** The outcome, how long it took, and how often the database was asked. */
async function measure(run: () => Promise<Response | undefined>) {
  const startedAt = performance.now();
  let seconds = Number.NaN;
  const outcome = run()
    .then(
      (response) => response?.status,
      (error: Error) => error.message,
    )
    .finally(() => {
      seconds = (performance.now() - startedAt) / 1000;
    });
  await vi.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, seconds, calls: database.mock.calls.length };
}

test.each([
  [500, "retried", 500],
  [429, "retried", 429],
  ["reset", "retried", "fetch failed"],
  [400, "not retried", 400],
] as const)("a read that gets %s is %s, a write is sent once", async (fault, what, result) => {
  answer = () => fault;
  const read = await measure(() => ask());
  expect(read.outcome).toBe(result);
  expect(what === "retried" ? [3, 4] : [1]).toContain(read.calls);
  database.mockClear();
  expect(await measure(() => ask({ method: "POST" }))).toMatchObject({ outcome: result, calls: 1 });
});

test("an unreachable database is retried for as long as a failing one", async () => {
  answer = () => "reset";
  // The delays before two more tries.
  expect((await measure(() => ask())).seconds).toBeGreaterThan(1.5);
});

test("all requests of one click on a dead database end within the click's deadline", async () => {
  answer = () => "nothing";
  const click = async () => {
    for (const method of ["GET", "POST", "GET", "POST"]) await ask({ method }).catch(() => undefined);
    return undefined;
  };
  expect((await measure(() => withDeadline(click, 1500))).seconds).toBeCloseTo(1.5, 1);
});

test("a click that has waited for a while still reaches a database that responds", async () => {
  answer = () => 200;
  const click = async () => {
    await new Promise((done) => setTimeout(done, 1900));
    return ask({ method: "POST" });
  };
  expect((await measure(() => withDeadline(click, 2000))).outcome).toBe(200);
});

test("a read alone ends within 8 seconds, after a second try", async () => {
  answer = () => "nothing";
  const { seconds, calls } = await measure(() => ask());
  expect(seconds).toBeLessThan(8);
  expect(calls).toBe(2);
});

test("a write with a key is sent again like a read", async () => {
  answer = (call) => (call === 1 ? 503 : 200);
  const write = () => ask({ method: "POST", headers: { "idempotency-key": "order-1" } });
  expect(await measure(write)).toMatchObject({ outcome: 200, calls: 2 });
});

test("a server whose Retry-After exceeds the deadline gets no second call", async () => {
  answer = () => ({ retryAfter: 30 });
  expect(await measure(() => ask())).toMatchObject({ outcome: 429, calls: 1 });
});
