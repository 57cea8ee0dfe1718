import { withResponseTimeout } from "./with-response-timeout";

describe("withResponseTimeout", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("waits eight seconds for an answer and no longer", async () => {
    let isOver = false;
    const end = withResponseTimeout(new Promise(() => {})).catch((error: Error) => {
      isOver = true;
      return error.message;
    });
    await vi.advanceTimersByTimeAsync(7999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBe("No answer came in time");
  });

  it("returns the answer, or the reason of its failure", async () => {
    expect(await withResponseTimeout(Promise.resolve("placed"))).toBe("placed");
    await expect(withResponseTimeout(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
    expect(vi.getTimerCount()).toBe(0);
  });
});
