import { now, setNow } from "./clock";
import { isSandbox, sandboxStart } from "./env";

jest.mock("./env");

const at = new Date("2026-11-27T06:30:00Z");

describe("the clock of the shop", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2027-03-01T00:00:00Z") });
    jest.mocked(isSandbox).mockReturnValue(true);
    jest.mocked(sandboxStart).mockReturnValue(null);
    globalThis.shopClockAheadMs = undefined;
  });
  afterEach(() => jest.useRealTimers());

  it("returns the real time until it is set", () => {
    expect(now()).toEqual(new Date());
    jest.advanceTimersByTime(60_000);
    expect(now()).toEqual(new Date());
  });

  it("runs on from the time that was set, and returns to the real time", () => {
    setNow(at);
    expect(now()).toEqual(at);
    jest.advanceTimersByTime(90_000);
    expect(now()).toEqual(new Date("2026-11-27T06:31:30Z"));
    setNow(null);
    expect(now()).toEqual(new Date());
  });

  it("starts at the start of the process with SANDBOX_NOW", () => {
    jest.mocked(sandboxStart).mockReturnValue(at);
    jest.setSystemTime(Math.round(performance.timeOrigin) + 5000);
    expect(now()).toEqual(new Date("2026-11-27T06:30:05Z"));
  });

  it("can't be set outside the sandbox", () => {
    jest.mocked(isSandbox).mockReturnValue(false);
    expect(() => setNow(at)).toThrow("Only the clock of a sandbox can be set");
    expect(now()).toEqual(new Date());
  });
});
