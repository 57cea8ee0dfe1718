import { now, setNow } from "./clock";
import { isSandbox, sandboxStart } from "./env";

vi.mock("./env");

const at = new Date("2026-11-27T06:30:00Z");

describe("the clock of the shop", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2027-03-01T00:00:00Z") });
    vi.mocked(isSandbox).mockReturnValue(true);
    vi.mocked(sandboxStart).mockReturnValue(null);
    globalThis.shopClockAheadMs = undefined;
  });
  afterEach(() => vi.useRealTimers());

  it("returns the real time until it is set", () => {
    expect(now()).toEqual(new Date());
    vi.advanceTimersByTime(60_000);
    expect(now()).toEqual(new Date());
  });

  it("runs on from the time that was set, and returns to the real time", () => {
    setNow(at);
    expect(now()).toEqual(at);
    vi.advanceTimersByTime(90_000);
    expect(now()).toEqual(new Date("2026-11-27T06:31:30Z"));
    setNow(null);
    expect(now()).toEqual(new Date());
  });

  it("starts at the start of the process with SANDBOX_NOW", () => {
    vi.mocked(sandboxStart).mockReturnValue(at);
    vi.setSystemTime(Math.round(performance.timeOrigin) + 5000);
    expect(now()).toEqual(new Date("2026-11-27T06:30:05Z"));
  });

  it("can't be set outside the sandbox", () => {
    vi.mocked(isSandbox).mockReturnValue(false);
    expect(() => setNow(at)).toThrow("Only the clock of a sandbox can be set");
    expect(now()).toEqual(new Date());
  });
});
