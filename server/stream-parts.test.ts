import { log } from "@/server/log";
import { streamParts } from "./stream-parts";

vi.mock("@/server/log", () => ({ log: { error: vi.fn() } }));

it("stops when its reader disconnects while a part is made, and logs no error", async () => {
  const made = Promise.withResolvers<void>();
  let isStopped = false;
  async function* parts(): AsyncGenerator<string> {
    try {
      await made.promise;
      yield "late";
    } finally {
      isStopped = true;
    }
  }
  const reader = streamParts("a file", ["head"], parts()).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("head");
  const left = reader.cancel();
  made.resolve();
  await left;
  expect(isStopped).toBe(true);
  expect(log.error).not.toHaveBeenCalled();
});

it("logs a failed part, and breaks off", async () => {
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("head");
    throw new Error("the database is away");
  }
  await expect(new Response(streamParts("a file", [], parts())).text()).rejects.toThrow("away");
  expect(log.error).toHaveBeenCalledTimes(1);
});
