import { fetchQuote } from "./fetch-quote";

/** A server that never responds. */
function hang(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("waits eight seconds for a price and no longer", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(hang);
  let failure = "";
  void fetchQuote({ lines: [] }, null).catch(({ name }: Error) => {
    failure = name;
  });
  await vi.advanceTimersByTimeAsync(7999);
  expect(failure).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBe("AbortError");
});

test("clears its timer once the price has arrived", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ totalPaise: 49_900 }));
  expect(await fetchQuote({ lines: [] }, null)).toEqual({ totalPaise: 49_900 });
  expect(vi.getTimerCount()).toBe(0);
});
