import { createHash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { Inbox } from "../inbox";
import { sandboxKeys } from "../keys";
import { hang, MessageControl } from "./message-control";

const mailSchema = z.object({
  from: z.string().regex(/^([^\r\n<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "Invalid `from` field"),
  to: z.email("Invalid `to` field"),
  reply_to: z.email().optional(),
  subject: z
    .string()
    .min(1)
    .regex(/^[^\r\n]*$/, "The \\n is not allowed in the `subject` field"),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z
    .record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[^\r\n]*$/, "Invalid `headers` field"))
    .default({}),
});

const failure = (statusCode: number, name: string, message: string) => ({ statusCode, name, message });

/** Resend's `POST /emails` as far as the shop uses it; its emails are shown in the inbox. */
export function createMail(inbox: Inbox): Hono {
  const control = new MessageControl();
  const taken = new Map<string, { id: string; bodyHash: string }>();
  const app = new Hono();
  app.route("/_control", control.routes());

  app.post("/emails", async (c) => {
    if (c.req.header("authorization") !== `Bearer ${sandboxKeys.mailApiKey}`) {
      return c.json(failure(401, "missing_api_key", "Missing or unknown API key"), 401);
    }
    const body = await c.req.text();
    const parsed = mailSchema.safeParse(parseJson(body));
    if (!parsed.success) {
      return c.json(failure(422, "validation_error", parsed.error.issues[0]?.message ?? "not a mail"), 422);
    }
    const mail = parsed.data;
    const behaviour = control.of(mail.to);
    if (behaviour === "refuse") return c.json(failure(422, "validation_error", "Invalid `to` field"), 422);
    if (behaviour === "busy") return c.json(failure(429, "rate_limit_exceeded", "Too many requests"), 429);
    if (behaviour === "fail") return c.json(failure(500, "application_error", "Internal server error"), 500);
    if (behaviour === "hang") {
      await hang(c.req.raw.signal);
      return c.body(null, 504);
    }

    const key = c.req.header("idempotency-key");
    const bodyHash = createHash("sha256").update(body).digest("hex");
    const known = key === undefined ? undefined : taken.get(key);
    if (known && known.bodyHash !== bodyHash) {
      return c.json(failure(409, "invalid_idempotent_request", "This key was used for another mail"), 409);
    }
    const { to, subject, html, text, headers } = mail;
    const id = known?.id ?? inbox.add({ channel: "email", to, subject, html, text, headers }).id;
    if (key !== undefined) taken.set(key, { id, bodyHash });
    return behaviour === "lose"
      ? c.json(failure(500, "application_error", "Internal server error"), 500)
      : c.json({ id });
  });
  return app;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
