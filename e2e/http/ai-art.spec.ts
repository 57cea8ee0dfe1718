import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { makeCustomer } from "../support/customer";
import { commandDrawing, countDrawings, newPrompt, release, untilReleased } from "../support/image-control";
import { signIn } from "../support/sign-in";

const path = "/api/designs/ai-art";
const wishOf = (prompt: string, change: object = {}) => ({
  ...{ id: randomUUID(), prompt, style: "flat", aspect: "square", isTransparent: true, parentId: null },
  ...change,
});

test("50 wishes of one person at once: one is drawn, the others are told", async ({ context, baseURL }) => {
  await signIn(context, await makeCustomer());
  const prompt = newPrompt("a kite");
  await commandDrawing(prompt, untilReleased);
  const headers = { origin: baseURL ?? "" };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => context.request.post(path, { data: wishOf(prompt), headers })),
  );
  const counts = Map.groupBy(answers, (answer) => answer.status());
  await release(prompt);
  expect(counts.get(200)).toHaveLength(1);
  // More than 40 in an hour are not counted as wishes at all.
  expect((counts.get(409)?.length ?? 0) + (counts.get(429)?.length ?? 0)).toBe(49);
  for (const told of counts.get(409) ?? [])
    expect((await told.json()).message).toBe("One picture at a time: yours is being drawn.");
  await expect
    .poll(async () =>
      (await (await context.request.get(path)).json()).generations.map(
        ({ status }: { status: string }) => status,
      ),
    )
    .toEqual(["done"]);
  expect(await countDrawings(prompt)).toBe(1);
});

test("guests draw nothing, a wish has a known form, and one's pictures are one's own", async ({
  context,
  baseURL,
  browser,
}) => {
  const headers = { origin: baseURL ?? "" };
  expect((await context.request.get(path)).status()).toBe(401);
  expect((await context.request.post(path, { data: wishOf("a cat"), headers })).status()).toBe(401);
  await signIn(context, await makeCustomer());
  const long = await context.request.post(path, { data: wishOf("x".repeat(10_000)), headers });
  expect([long.status(), (await long.json()).message]).toEqual([422, "Up to 300 letters, please."]);
  for (const wrong of [{ style: "photo" }, { aspect: "1:9" }, { id: "1" }, { isAdmin: true }])
    expect((await context.request.post(path, { data: wishOf("a cat", wrong), headers })).status()).toBe(422);

  const wish = wishOf(newPrompt("a lantern"));
  expect((await context.request.post(path, { data: wish, headers })).status()).toBe(200);
  const readMine = async () => (await (await context.request.get(path)).json()).generations[0];
  await expect.poll(async () => (await readMine()).status).toBe("done");
  const { asset } = await readMine();
  const stranger = await browser.newContext({ baseURL });
  await signIn(stranger, await makeCustomer());
  expect((await stranger.request.get(`/api/designs/assets/${asset.id}`)).status()).toBe(404);
  expect((await stranger.request.post(path, { data: wish, headers })).status()).toBe(404);
  await stranger.close();
});
