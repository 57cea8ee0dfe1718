import fc from "fast-check";
import { isRetryableStatus, retry, retryDelayMs } from "./retry";

/** A clock that only remembers how long it was asked to wait. */
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

/** Answers one after another; a null is a connection that never answered. */
function makeServer(answers: (number | null)[]) {
  let calls = 0;
  const run = () => {
    const status = answers[calls];
    calls += 1;
    return status == null ? Promise.reject(new Error("no answer")) : Promise.resolve({ status });
  };
  return { run, calls: () => calls };
}

const statusOf = (answer: { status: number }) => answer.status;

describe("retry", () => {
  it("gives a good answer at once", async () => {
    const clock = makeClock();
    const server = makeServer([200]);
    expect(await retry(server.run, { statusOf, sleep: clock.sleep })).toEqual({ status: 200 });
    expect(clock.waits).toEqual([]);
  });

  it("tries three times and doubles the wait", async () => {
    const clock = makeClock();
    const server = makeServer([503, null, 200]);
    expect(await retry(server.run, { statusOf, sleep: clock.sleep })).toEqual({ status: 200 });
    expect(clock.waits).toEqual([1000, 2000]);
  });

  it("hands over the last answer when none was good", async () => {
    const clock = makeClock();
    const server = makeServer([500, 500, 502, 200]);
    expect(await retry(server.run, { statusOf, sleep: clock.sleep })).toEqual({ status: 502 });
    expect(server.calls()).toBe(3);
  });

  it("throws the last error when nobody answered", async () => {
    const server = makeServer([null, null, null]);
    await expect(retry(server.run, { statusOf, sleep: makeClock().sleep })).rejects.toThrow("no answer");
  });

  it("stops asking when the caller has left", async () => {
    const server = makeServer([null, 200]);
    const options = { statusOf, sleep: makeClock().sleep, isAbandoned: () => true };
    await expect(retry(server.run, options)).rejects.toThrow("no answer");
    expect(server.calls()).toBe(1);
  });

  it.each([400, 401, 403, 404, 409, 422])(
    "takes %i as an answer, not as a reason to ask again",
    async (status) => {
      const server = makeServer([status, 200]);
      expect(await retry(server.run, { statusOf, sleep: makeClock().sleep })).toEqual({ status });
    },
  );

  it.each([408, 429, 500, 503])("asks again after %i", (status) => {
    expect(isRetryableStatus(status)).toBe(true);
  });

  it("never waits longer than ten seconds, and never less than before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (attempt) => {
        expect(retryDelayMs(attempt)).toBeLessThanOrEqual(10_000);
        expect(retryDelayMs(attempt + 1)).toBeGreaterThanOrEqual(retryDelayMs(attempt));
      }),
    );
  });
});
