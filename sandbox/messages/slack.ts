import { Hono } from "hono";
import { z } from "zod";
import type { Inbox } from "../inbox";
import { sandboxKeys } from "../keys";
import { hang, MessageControl } from "./message-control";

const messageSchema = z.object({
  channel: z.string().regex(/^#[a-z0-9_-]{1,79}$/),
  text: z.string().min(1).max(40_000),
});

const failure = (error: string) => ({ ok: false, error });

/** Slack's `chat.postMessage` as far as the shop uses it: most failures have status 200 and `ok: false`. */
export function createSlack(inbox: Inbox): Hono {
  const control = new MessageControl();
  const app = new Hono();
  app.route("/_control", control.routes());

  app.post("/chat.postMessage", async (c) => {
    if (c.req.header("authorization") !== `Bearer ${sandboxKeys.slackBotToken}`)
      return c.json(failure("invalid_auth"));
    const message = messageSchema.safeParse(await c.req.json().catch(() => null));
    if (!message.success) return c.json(failure("invalid_arguments"));
    const { channel, text } = message.data;
    const behaviour = control.of(channel);
    if (behaviour === "refuse") return c.json(failure("channel_not_found"));
    if (behaviour === "busy") return c.json(failure("ratelimited"), 429);
    if (behaviour === "fail") return c.json(failure("internal_error"), 500);
    if (behaviour === "hang") {
      await hang(c.req.raw.signal);
      return c.body(null, 504);
    }
    inbox.add({ channel: "slack", to: channel, subject: "", text });
    return behaviour === "lose" ? c.json(failure("internal_error"), 500) : c.json({ ok: true, channel });
  });
  return app;
}
