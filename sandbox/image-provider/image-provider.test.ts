import { sandboxKeys } from "../keys";
import { createImageProvider } from "./image-provider";

const app = createImageProvider();
const post = (path: string, body: object, key: string = sandboxKeys.imageApiKey) =>
  app.request(path, {
    method: "POST",
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
const draw = (prompt: string, change: object = {}, key?: string) =>
  post("/v1/images/generations", { model: "gpt-image-1-mini", prompt, size: "1024x1024", ...change }, key);
const pictureOf = async (answer: Response): Promise<string> => (await answer.json()).data[0].b64_json;
const look = (text: string) =>
  post("/v1/moderations", { model: "omni-moderation-latest", input: [{ type: "text", text }] });

test("the same words give the same PNG, others another one", async () => {
  const first = await pictureOf(await draw("a tiger on a bicycle"));
  expect(Buffer.from(first, "base64").subarray(1, 4).toString()).toBe("PNG");
  expect(await pictureOf(await draw("a tiger on a bicycle"))).toBe(first);
  expect(await pictureOf(await draw("an elephant with a lotus"))).not.toBe(first);
});

test.each([
  ["another model", { model: "dall-e-9" }],
  ["another size", { size: "10x10" }],
  ["four pictures", { n: 4 }],
])("%s is refused", async (_, change) => {
  expect((await draw("a cat", change)).status).toBe(400);
});

test("a wrong key is refused", async () => {
  expect((await draw("a cat", {}, "sk-other")).status).toBe(401);
});

test("misbehaves for the configured words only, and draws the others", async () => {
  const command = (body: object) => post("/_control", body);
  await command({ about: "a busy cat", behaviour: "busy" });
  await command({ about: "a rude cat", behaviour: "flag" });
  expect((await draw("a busy cat on a mat")).status).toBe(429);
  expect((await draw("a calm cat on a mat")).status).toBe(200);
  expect((await (await look("a rude cat")).json()).results[0].flagged).toBe(true);
  expect((await (await look("a calm cat")).json()).results[0].flagged).toBe(false);
  expect((await command({ behaviour: "sleep" })).status).toBe(400);
  expect(await (await app.request("/_control/asked?about=busy")).json()).toEqual(["a busy cat on a mat"]);
});
