import { withResponseTimeout } from "./with-response-timeout";

describe("withResponseTimeout", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("waits eight seconds for an answer and no longer", async () => {
    let isOver = false;
    const end = withResponseTimeout(new Promise(() => {})).catch((error: Error) => {
      isOver = true;
      return error.message;
    });
    await jest.advanceTimersByTimeAsync(7999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await end).toBe("No answer came in time");
  });

  it("returns the answer, or the reason of its failure", async () => {
    expect(await withResponseTimeout(Promise.resolve("placed"))).toBe("placed");
    await expect(withResponseTimeout(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
    expect(jest.getTimerCount()).toBe(0);
  });
});
