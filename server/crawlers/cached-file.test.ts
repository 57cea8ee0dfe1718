import { setNow } from "@/server/clock";
import { cachedFileResponse } from "./cached-file";

const start = new Date("2026-11-27T06:30:00Z");

beforeEach(() => {
  vi.spyOn(process, "env", "get").mockReturnValue({ NODE_ENV: "test", APP_ENV: "sandbox" });
  setNow(start);
});
afterEach(() => vi.restoreAllMocks());

function writerOf(...results: (string | Error)[]) {
  return vi.fn(async function* (): AsyncGenerator<string> {
    const result = results.shift() ?? "";
    if (result instanceof Error) throw result;
    yield* [result, " and the rest"];
  });
}

const ask = (name: string, write: () => AsyncGenerator<string>) =>
  cachedFileResponse({ name, contentType: "text/csv" }, write);

it("a feed is made once for all requests within ten minutes", async () => {
  const write = writerOf("first", "second");
  for (const response of await Promise.all([ask("a.csv", write), ask("a.csv", write)]))
    expect(await response.text()).toBe("first and the rest");
  expect(write).toHaveBeenCalledTimes(1);
  setNow(new Date(start.getTime() + 601_000));
  expect(await (await ask("a.csv", write)).text()).toBe("second and the rest");
});

it("is sent as text: Next drops a Content-Encoding, so the server would compress it again", async () => {
  const response = await ask("c.csv", writerOf("id,title"));
  expect(response.headers.has("content-encoding")).toBe(false);
  expect(await response.text()).toBe("id,title and the rest");
});

it("answers 503 when it can't be made, and is made again for the next request", async () => {
  const write = writerOf(new Error("down"), "there");
  expect((await ask("b.csv", write)).status).toBe(503);
  expect(await (await ask("b.csv", write)).text()).toBe("there and the rest");
});
