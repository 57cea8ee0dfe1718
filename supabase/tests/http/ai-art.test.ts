import { randomUUID } from "node:crypto";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { setArt } from "../support/designs/ai-art";
import { afterwards } from "../support/http/request-scope";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

const path = "/api/designs/ai-art";

beforeAll(() => setArt(owner, {}));

const requestOf = (prompt: string, change: object = {}) => ({
  ...{ id: randomUUID(), prompt, style: "flat", aspect: "square", isTransparent: true, parentId: null },
  ...change,
});

/** Words that no other test has drawn. */
const newPrompt = (about: string) => `${about} called ${randomUUID().replace(/[^a-z]/g, "")}`;

/** The provider's stand-in waits so long before it draws these words; 0 releases what waits. */
async function delayDrawing(about: string, delayMs: number): Promise<void> {
  const body = JSON.stringify({ about, delayMs });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${backend.url}/image-provider/_control`, { method: "POST", headers, body });
  expect(answer.ok).toBe(true);
}

async function countDrawings(about: string): Promise<number> {
  const query = new URLSearchParams({ about });
  return (await (await fetch(`${backend.url}/image-provider/_control/asked?${query}`)).json()).length;
}

async function generationsOf(visitor: Visitor): Promise<{ status: string; asset: { id: string } }[]> {
  return (await (await visitor.get(path)).json()).generations;
}

it("draws one of five pictures that a person requests at once, and refuses the others with a message", async () => {
  const visitor = await new Visitor().signIn(await makeCustomer());
  // Loads the route, so that the five requests share no deadline with its modules.
  expect(await generationsOf(visitor)).toEqual([]);
  const prompt = newPrompt("a kite");
  await delayDrawing(prompt, 30_000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.post(path, requestOf(prompt))));
  await delayDrawing(prompt, 0);
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused).toHaveLength(4);
  for (const answer of refused)
    expect((await answer.json()).message).toBe("We're still generating your last picture.");
  await afterwards();
  expect((await generationsOf(visitor)).map(({ status }) => status)).toEqual(["done"]);
  expect(await countDrawings(prompt)).toBe(1);
});

it("draws nothing for guests or for a malformed request", async () => {
  const visitor = new Visitor();
  expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.post(path, requestOf("a cat"))).status).toBe(401);
  await visitor.signIn(await makeCustomer());
  const long = await visitor.post(path, requestOf("x".repeat(10_000)));
  expect([long.status, (await long.json()).message]).toEqual([422, "Use up to 300 characters."]);
  for (const wrong of [{ style: "photo" }, { aspect: "1:9" }, { id: "1" }, { isAdmin: true }]) {
    const { status } = await visitor.post(path, requestOf("a cat", wrong));
    expect([wrong, status]).toEqual([wrong, 422]);
  }
});

it("shows a drawn picture to its owner alone", async () => {
  const visitor = await new Visitor().signIn(await makeCustomer());
  const stranger = await new Visitor().signIn(await makeCustomer());
  const request = requestOf(newPrompt("a lantern"));
  expect((await visitor.post(path, request)).status).toBe(200);
  await afterwards();
  const [mine] = await generationsOf(visitor);
  expect(mine).toMatchObject({ status: "done" });
  expect((await visitor.get(`/api/designs/assets/${mine?.asset.id}`)).status).toBe(200);
  expect((await stranger.get(`/api/designs/assets/${mine?.asset.id}`)).status).toBe(404);
  expect((await stranger.post(path, request)).status).toBe(404);
});
