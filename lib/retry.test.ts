import { fc } from "@/testing/fast-check";
import { isRetryableStatus, parseRetryAfter, retry, retryDelayMs } from "./retry";

/** A clock that only records how long it was asked to wait. */
function makeClock() {
  const waits: number[] = [];
  return {
    waits,
    sleep: (ms: number) => {
      waits.push(ms);
      return Promise.resolve();
    },
  };
}

type Answer = { status: number; retryAfter?: string };

/** Answers one after another; a null is a connection without an answer. */
function makeServer(answers: (number | Answer | null)[]) {
  let calls = 0;
  const run = (): Promise<Answer> => {
    const answer = answers[calls];
    calls += 1;
    if (answer == null) return Promise.reject(new Error("no answer"));
    return Promise.resolve(typeof answer === "number" ? { status: answer } : answer);
  };
  return { run, calls: () => calls };
}

const statusOf = (answer: Answer) => answer.status;
const retryAfterMs = ({ retryAfter }: Answer) => parseRetryAfter(retryAfter ?? null, 0);
const longest = () => 1;

describe("retry", () => {
  it("returns a good answer at once", async () => {
    const clock = makeClock();
    const server = makeServer([200]);
    expect(await retry(server.run, { statusOf, sleep: clock.sleep })).toEqual({ status: 200 });
    expect(clock.waits).toEqual([]);
  });

  it("retries three times and doubles the wait", async () => {
    const clock = makeClock();
    const server = makeServer([503, null, 500, 200]);
    const options = { statusOf, sleep: clock.sleep, chance: longest };
    expect(await retry(server.run, options)).toEqual({ status: 200 });
    expect(clock.waits).toEqual([1000, 2000, 4000]);
  });

  it("returns the last answer when none was good", async () => {
    const server = makeServer([500, 500, 500, 502, 200]);
    expect(await retry(server.run, { statusOf, sleep: makeClock().sleep })).toEqual({ status: 502 });
    expect(server.calls()).toBe(4);
  });

  it("throws the last error when no answer came", async () => {
    const server = makeServer([null, null, null, null, 200]);
    await expect(retry(server.run, { statusOf, sleep: makeClock().sleep })).rejects.toThrow("no answer");
    expect(server.calls()).toBe(4);
  });

  it("returns a refusal rather than a later try without an answer", async () => {
    const { sleep } = makeClock();
    expect(await retry(makeServer([500, 503, null, null]).run, { statusOf, sleep })).toEqual({ status: 503 });
  });

  it("waits as long as the server requests, when that is longer", async () => {
    const clock = makeClock();
    const server = makeServer([{ status: 429, retryAfter: "3" }, { status: 503, retryAfter: "0" }, 200]);
    await retry(server.run, { statusOf, retryAfterMs, sleep: clock.sleep, chance: longest });
    expect(clock.waits).toEqual([3000, 2000]);
  });

  it("does not wait for a server that requests more than ten seconds", async () => {
    const server = makeServer([{ status: 429, retryAfter: "60" }, 200]);
    const answer = await retry(server.run, { statusOf, retryAfterMs, sleep: makeClock().sleep });
    expect(answer.status).toBe(429);
  });

  it("stays within the caller's deadline", async () => {
    const clock = makeClock();
    const server = makeServer([503, 503, 200]);
    const remainingMs = () => 2500 - clock.waits.reduce((sum, wait) => sum + wait, 0);
    const options = { statusOf, remainingMs, sleep: clock.sleep, chance: longest };
    expect(await retry(server.run, options)).toEqual({ status: 503 });
    expect(clock.waits).toEqual([1000]);
  });

  it("stops retrying when the caller has aborted", async () => {
    const server = makeServer([null, 200]);
    const options = { statusOf, sleep: makeClock().sleep, isAbandoned: () => true };
    await expect(retry(server.run, options)).rejects.toThrow("no answer");
    expect(server.calls()).toBe(1);
  });

  it.each([400, 401, 403, 404, 409, 422])("returns %i without a retry", async (status) => {
    const server = makeServer([status, 200]);
    expect(await retry(server.run, { statusOf, sleep: makeClock().sleep })).toEqual({ status });
  });

  it.each([408, 429, 500, 503])("retries after %i", (status) => {
    expect(isRetryableStatus(status)).toBe(true);
  });

  it("waits at least half of the doubled time, and never longer than ten seconds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, chance) => {
          const full = Math.min(1000 * 2 ** (n - 1), 10_000);
          expect(retryDelayMs(n, chance)).toBeLessThanOrEqual(full);
          expect(retryDelayMs(n, chance)).toBeGreaterThanOrEqual(full / 2);
        },
      ),
    );
  });
});

test("Retry-After is parsed as seconds or as a date", () => {
  expect(parseRetryAfter("2", 0)).toBe(2000);
  expect(parseRetryAfter("Thu, 01 Jan 1970 00:00:05 GMT", 2000)).toBe(3000);
  expect(parseRetryAfter("Thu, 01 Jan 1970 00:00:05 GMT", 9000)).toBe(0);
  expect(parseRetryAfter("soon", 0)).toBeNull();
  expect(parseRetryAfter(null, 0)).toBeNull();
});
