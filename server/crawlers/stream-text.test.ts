import { streamText } from "./stream-text";

vi.mock("@/server/log", () => ({ log: { error: vi.fn() } }));

async function* parts(failsAt: number): AsyncGenerator<string> {
  for (let part = 0; part < 4; part += 1) {
    if (part === failsAt) throw new Error("the database is away");
    yield `${part}`;
  }
}

it("sends all parts, and nothing of a file whose first part fails", async () => {
  expect(await (await streamText(parts(9), "text/plain")).text()).toBe("0123");
  for (const failsAt of [0, 1]) {
    const answer = await streamText(parts(failsAt), "text/plain");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, null]);
  }
});

it("breaks the connection when a later part fails, so that no client accepts half a file as complete", async () => {
  await expect((await streamText(parts(2), "text/plain")).text()).rejects.toThrow("away");
});
