import { fetchQuote } from "./fetch-quote";

/** A server that never responds. */
function hang(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("waits eight seconds for a price and no longer", async () => {
  jest.spyOn(globalThis, "fetch").mockImplementation(hang);
  let failure = "";
  void fetchQuote({ lines: [] }, null).catch(({ name }: Error) => {
    failure = name;
  });
  await jest.advanceTimersByTimeAsync(7999);
  expect(failure).toBe("");
  await jest.advanceTimersByTimeAsync(1);
  expect(failure).toBe("AbortError");
});

test("clears its timer once the price has arrived", async () => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ totalPaise: 49_900 }));
  expect(await fetchQuote({ lines: [] }, null)).toEqual({ totalPaise: 49_900 });
  expect(jest.getTimerCount()).toBe(0);
});
