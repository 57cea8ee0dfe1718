import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ArtProblem } from "./art-generator";
import { moderate } from "./art-moderation";
import { loadArtGenerator } from "./load-art-generator";

// Tests each adapter with responses in its provider's documented format.

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

type Answer = { status?: number; body?: unknown; text?: string; fault?: "hang" | "drop" };
let answers: Answer[] = [];
let asked: { url: string; headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
/** The caller's timeout: on a busy machine a short one would end before the request has arrived. */
let giveUp = new AbortController();

const server = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  asked.push({ url: request.url ?? "", headers: request.headers, body: text ? JSON.parse(text) : {} });
  const { status = 200, body, text: page, fault } = answers.shift() ?? { status: 500, body: {} };
  if (fault === "drop") return request.socket.destroy();
  if (fault === "hang") return giveUp.abort();
  if (body instanceof Buffer) return response.writeHead(status, { "content-type": "image/png" }).end(body);
  response.writeHead(status, { "content-type": page ? "text/html" : "application/json" });
  response.end(page ?? JSON.stringify(body));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [answers, asked, giveUp] = [[], [], new AbortController()];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const models = { openai: "gpt-image-1-mini", google: "gemini-2.5-flash-image", fal: "fal-ai/flux/schnell" };

async function draw(provider: keyof typeof models, given: Answer[]) {
  answers = given;
  const generator = await loadArtGenerator({
    provider,
    model: models[provider],
    apiKey: "the-key",
    apiUrl: url,
  });
  return generator.draw({
    prompt: "Draw a cat",
    width: 1024,
    height: 1536,
    ratio: "2:3",
    isTransparent: true,
    seed: 42,
    signal: giveUp.signal,
  });
}

const problemOf = async (drawing: Promise<unknown>) => {
  const error = await drawing.then(
    () => null,
    (reason: ArtProblem) => reason,
  );
  return error?.code ?? null;
};

const openaiAnswer = {
  created: 1_764_000_000,
  background: "transparent",
  output_format: "png",
  quality: "medium",
  size: "1024x1536",
  data: [{ b64_json: pixel, revised_prompt: "A cat, drawn" }],
  usage: {
    total_tokens: 1236,
    input_tokens: 180,
    output_tokens: 1056,
    input_tokens_details: { text_tokens: 180, image_tokens: 0 },
  },
};
const geminiOf = (candidate: object, more: object = {}) => ({
  candidates: [{ index: 0, ...candidate }],
  usageMetadata: { promptTokenCount: 30, candidatesTokenCount: 1290, totalTokenCount: 1320 },
  modelVersion: "gemini-2.5-flash-image",
  responseId: "r1",
  ...more,
});
const geminiAnswer = geminiOf({
  content: {
    role: "model",
    parts: [{ text: "Here it is:" }, { inlineData: { mimeType: "image/png", data: pixel } }],
  },
  finishReason: "STOP",
});
const falAnswer = (nsfw = false) => ({
  images: [{ url: `${url}/files/a.png`, width: 1024, height: 1536, content_type: "image/png" }],
  timings: { inference: 0.4 },
  seed: 987_654,
  has_nsfw_concepts: [nsfw],
  prompt: "Draw a cat",
});
const file: Answer = { body: Buffer.from(pixel, "base64") };

describe("OpenAI", () => {
  it("is sent a request for one transparent PNG of the shape, and its picture is read", async () => {
    const drawn = await draw("openai", [{ body: openaiAnswer }]);
    expect(drawn).toEqual({ bytes: file.body, revisedPrompt: "A cat, drawn", seed: null });
    expect(asked).toMatchObject([
      {
        url: "/images/generations",
        headers: { authorization: "Bearer the-key" },
        body: {
          model: "gpt-image-1-mini",
          prompt: "Draw a cat",
          n: 1,
          size: "1024x1536",
          background: "transparent",
          output_format: "png",
          quality: "medium",
        },
      },
    ]);
    expect(asked[0]?.body).not.toHaveProperty("response_format");
  });

  it.each([
    ["moderation_blocked", 400, "by_provider"],
    ["content_policy_violation", 400, "by_provider"],
    ["rate_limit_exceeded", 429, "busy"],
    ["insufficient_quota", 429, "misconfigured"],
    ["invalid_api_key", 401, "misconfigured"],
    ["model_not_found", 404, "misconfigured"],
    ["server_error", 500, "down"],
    ["overloaded", 503, "down"],
  ])("maps %s (status %i) to %s, after one try", async (code, status, problem) => {
    const body = { error: { message: "No.", type: "x", param: null, code } };
    expect(await problemOf(draw("openai", [{ status, body }]))).toBe(problem);
    expect(asked).toHaveLength(1);
  });
});

describe("Gemini", () => {
  it("is sent a request for a picture of the shape, which is among its parts", async () => {
    const drawn = await draw("google", [{ body: geminiAnswer }]);
    expect(drawn).toEqual({ bytes: file.body, revisedPrompt: null, seed: null });
    expect(asked).toMatchObject([
      {
        url: "/models/gemini-2.5-flash-image:generateContent",
        headers: { "x-goog-api-key": "the-key" },
        body: {
          contents: [{ role: "user", parts: [{ text: "Draw a cat" }] }],
          generationConfig: { responseModalities: ["IMAGE"], imageConfig: { aspectRatio: "2:3" } },
        },
      },
    ]);
  });

  it.each([
    ["an unsafe picture", geminiOf({ finishReason: "IMAGE_SAFETY" }), "by_provider"],
    [
      "prohibited content",
      geminiOf({ finishReason: "PROHIBITED_CONTENT", content: { parts: [] } }),
      "by_provider",
    ],
    [
      "a blocked prompt",
      { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, modelVersion: "x" },
      "by_provider",
    ],
    [
      "an answer without a picture",
      geminiOf({ content: { role: "model", parts: [{ text: "I can't." }] }, finishReason: "STOP" }),
      "garbled",
    ],
  ])("%s", async (_, body, problem) => {
    expect(await problemOf(draw("google", [{ body }]))).toBe(problem);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [429, { error: { code: 429, message: "Quota exceeded", status: "RESOURCE_EXHAUSTED" } }, "busy"],
    [
      400,
      { error: { code: 400, message: "API key not valid", status: "INVALID_ARGUMENT" } },
      "misconfigured",
    ],
    [503, { error: { code: 503, message: "The model is overloaded", status: "UNAVAILABLE" } }, "down"],
  ])("%i", async (status, body, problem) => {
    expect(await problemOf(draw("google", [{ status, body }]))).toBe(problem);
  });
});

describe("fal", () => {
  it("is sent a seed, and its file is fetched without the key", async () => {
    const drawn = await draw("fal", [{ body: falAnswer() }, file]);
    expect(drawn).toEqual({ bytes: file.body, revisedPrompt: null, seed: 987_654 });
    expect(asked).toMatchObject([
      {
        url: "/fal-ai/flux/schnell",
        headers: { authorization: "Key the-key" },
        body: {
          prompt: "Draw a cat",
          seed: 42,
          image_size: { width: 1024, height: 1536 },
          num_images: 1,
          enable_safety_checker: true,
          output_format: "png",
        },
      },
      { url: "/files/a.png" },
    ]);
    expect(asked[1]?.headers).not.toHaveProperty("authorization");
  });

  it("refuses a picture marked as unsafe", async () => {
    expect(await problemOf(draw("fal", [{ body: falAnswer(true) }, file]))).toBe("by_picture");
  });

  it.each([
    [
      422,
      { detail: [{ loc: ["body", "prompt"], msg: "Flagged", type: "content_policy_violation" }] },
      "by_provider",
    ],
    [401, { detail: "Cannot access application. Authentication is required" }, "misconfigured"],
    [403, { detail: "User is locked. Reason: Exhausted balance." }, "misconfigured"],
    [429, { detail: "Too many requests" }, "busy"],
    [500, { detail: "Internal Server Error" }, "down"],
  ])("%i", async (status, body, problem) => {
    expect(await problemOf(draw("fal", [{ status, body }]))).toBe(problem);
  });

  it("refuses a missing file", async () => {
    expect(await problemOf(draw("fal", [{ body: falAnswer() }, { status: 404, body: {} }]))).toBe(
      "misconfigured",
    );
  });
});

describe.each(["openai", "google", "fal"] as const)("%s", (provider) => {
  it.each<[string, Answer, string]>([
    ["an intermediary's page", { text: "<!doctype html><h1>Bad Gateway</h1>" }, "garbled"],
    ["unrelated JSON", { body: { hello: "world" } }, "garbled"],
    ["30 MB", { body: Buffer.alloc(30 * 1024 * 1024) }, "garbled"],
    ["an ended connection", { fault: "drop" }, "down"],
    ["nothing", { fault: "hang" }, "too_slow"],
  ])("when it answers %s", async (_, answer, problem) => {
    expect(await problemOf(draw(provider, [answer]))).toBe(problem);
    expect(asked).toHaveLength(1);
  });
});

describe("the moderation of OpenAI", () => {
  const settings = () => ({ apiKey: "the-key", apiUrl: url });
  const answer = (flagged: boolean) => ({
    id: "modr-1",
    model: "omni-moderation-latest",
    results: [
      {
        flagged,
        categories: { sexual: false, violence: flagged, "violence/graphic": false },
        category_scores: { sexual: 0.1, violence: 0.9, "violence/graphic": 0.2 },
        category_applied_input_types: { violence: ["text", "image"] },
      },
    ],
  });

  it("checks words and pictures, and reports the categories", async () => {
    answers = [{ body: answer(false) }, { body: answer(true) }];
    expect(await moderate(settings(), { text: "a cat" })).toEqual({ flagged: false, categories: [] });
    expect(await moderate(settings(), { webp: Buffer.from("x") })).toEqual({
      flagged: true,
      categories: ["violence"],
    });
    expect(asked).toMatchObject([
      {
        url: "/moderations",
        body: { model: "omni-moderation-latest", input: [{ type: "text", text: "a cat" }] },
      },
      { body: { input: [{ type: "image_url", image_url: { url: "data:image/webp;base64,eA==" } }] } },
    ]);
  });

  it.each<[string, Answer, string]>([
    ["no answer", { fault: "drop" }, "down"],
    ["a page", { text: "<h1>Hello</h1>" }, "down"],
    ["no result", { body: { results: [] } }, "down"],
    ["a wrong key", { status: 401, body: {} }, "misconfigured"],
    ["too many requests", { status: 429, body: {} }, "busy"],
  ])("refuses everything with %s", async (_, given, problem) => {
    answers = [given];
    expect(await problemOf(moderate(settings(), { text: "a cat" }))).toBe(problem);
  });
});
