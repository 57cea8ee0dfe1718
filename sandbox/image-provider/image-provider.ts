import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { drawPrompt } from "./draw-prompt";
import { ImageControl } from "./image-control";

const generationSchema = z.object({
  model: z.string().regex(/^gpt-image-/),
  prompt: z.string().min(1).max(32_000),
  n: z.literal(1).default(1),
  size: z.enum(["1024x1024", "1024x1536", "1536x1024"]).default("1024x1024"),
  background: z.enum(["transparent", "opaque", "auto"]).default("auto"),
  output_format: z.literal("png").default("png"),
});

const moderationSchema = z.object({
  model: z.literal("omni-moderation-latest"),
  input: z.array(
    z.discriminatedUnion("type", [
      z.object({ type: z.literal("text"), text: z.string() }),
      z.object({
        type: z.literal("image_url"),
        image_url: z.object({ url: z.string().startsWith("data:image/") }),
      }),
    ]),
  ),
});

const error = (message: string, type: string, code: string | null = null) => ({
  error: { message, type, param: null, code },
});
const refused = error(
  "Your request was rejected by the safety system.",
  "image_generation_user_error",
  "moderation_blocked",
);

const huge = 30 * 1024 * 1024;
type Call = Context<{ Bindings: HttpBindings }>;

/** Until the caller gives up. */
const hang = (caller: AbortSignal) =>
  new Promise<void>((resolve) => caller.addEventListener("abort", () => resolve(), { once: true }));

/** The response under the current command; null: it is drawn. */
async function misbehave(c: Call, control: ImageControl, prompt: string): Promise<Response | null> {
  const startedAt = performance.now();
  // Another command of a test may end the delay.
  while (performance.now() - startedAt < control.of(prompt).delayMs) await sleep(20);
  switch (control.of(prompt).behaviour) {
    case "refuse":
      return c.json(refused, 400);
    case "busy":
      return c.json(
        error("Rate limit reached for gpt-image-1-mini.", "requests", "rate_limit_exceeded"),
        429,
      );
    case "fail":
      return c.json(error("The server had an error while processing your request.", "server_error"), 500);
    case "html":
      return c.html("<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>");
    case "huge":
      return c.json({ created: 1, data: [{ b64_json: Buffer.alloc(huge, 1).toString("base64") }] });
    case "text":
      return c.json({
        created: 1,
        data: [{ b64_json: Buffer.from("This isn't a picture. ".repeat(50)).toString("base64") }],
      });
    case "hang":
      await hang(c.req.raw.signal);
      return c.body(null, 504);
    case "drop":
      c.env.incoming.socket.destroy();
      return c.body(null, 504);
    default:
      return null;
  }
}

const isKnown = (c: Call) => c.req.header("authorization") === `Bearer ${sandboxKeys.imageApiKey}`;
const unknownKey = error("Incorrect API key provided.", "invalid_request_error", "invalid_api_key");

/** OpenAI's images and moderations as far as the shop uses them; the drawing depends only on the words. */
export function createImageProvider(): Hono {
  const control = new ImageControl();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.route("/_control", control.routes());

  app.post("/v1/images/generations", async (c) => {
    if (!isKnown(c)) return c.json(unknownKey, 401);
    const asked = generationSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json(error(z.prettifyError(asked.error), "invalid_request_error"), 400);
    const { prompt, size, background } = asked.data;
    control.recordPrompt(prompt);
    const other = await misbehave(c, control, prompt);
    if (other) return other;
    const [width = 1024, height = 1024] = size.split("x").map(Number);
    const png = drawPrompt({ prompt, width, height, isTransparent: background === "transparent" });
    return c.json({
      ...{
        created: Math.floor(Date.now() / 1000),
        background,
        output_format: "png",
        quality: "medium",
        size,
      },
      data: [{ b64_json: png.toString("base64") }],
      usage: {
        ...{ input_tokens: 180, output_tokens: 1056, total_tokens: 1236 },
        input_tokens_details: { text_tokens: 180, image_tokens: 0 },
      },
    });
  });

  app.post("/v1/moderations", async (c) => {
    if (!isKnown(c)) return c.json(unknownKey, 401);
    const asked = moderationSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json(error(z.prettifyError(asked.error), "invalid_request_error"), 400);
    const words = asked.data.input.map((part) => (part.type === "text" ? part.text : "")).join(" ");
    const flagged = control.of(words).behaviour === "flag";
    const categories = { sexual: false, violence: flagged, hate: false, "self-harm": false };
    const category_scores = {
      sexual: 0.001,
      violence: flagged ? 0.97 : 0.002,
      hate: 0.0001,
      "self-harm": 0.0001,
    };
    return c.json({
      id: "modr-sandbox",
      model: "omni-moderation-latest",
      results: [{ flagged, categories, category_scores }],
    });
  });
  const outer = new Hono();
  outer.route("/", app);
  return outer;
}
