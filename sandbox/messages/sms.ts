import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { Inbox } from "../inbox";
import { sandboxKeys } from "../keys";
import { isRegistered } from "./dlt";
import { hang, MessageControl } from "./message-control";

const smsSchema = z.object({
  To: z.string().regex(/^\+[1-9][0-9]{9,14}$/),
  From: z.string().min(1),
  Body: z.string().min(1).max(1600),
});

const failure = (status: number, code: number, message: string) => ({ status, code, message });
const credentials = Buffer.from(`${sandboxKeys.smsAccountSid}:${sandboxKeys.smsAuthToken}`).toString(
  "base64",
);

const msg91Schema = z.object({
  sender: z.string().min(1),
  route: z.literal("4"),
  PE_ID: z.string(),
  DLT_TE_ID: z.string(),
  sms: z.tuple([
    z.object({ message: z.string().min(1), to: z.tuple([z.string().regex(/^[1-9][0-9]{9,14}$/)]) }),
  ]),
});

/** MSG91's sendsms. The networks drop what isn't registered with the DLT platform; the stand-in refuses it. */
function addMsg91(app: Hono, inbox: Inbox, control: MessageControl): void {
  app.post("/api/v2/sendsms", async (c) => {
    if (c.req.header("authkey") !== sandboxKeys.smsAuthToken)
      return c.json({ type: "error", code: "207", message: "Invalid authkey" }, 401);
    const input = msg91Schema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json({ type: "error", code: "202", message: "Invalid mobile number" }, 400);
    const { PE_ID, DLT_TE_ID, sms } = input.data;
    const [
      {
        message: text,
        to: [number],
      },
    ] = sms;
    if (PE_ID !== sandboxKeys.smsDltEntityId || !isRegistered(DLT_TE_ID, text))
      return c.json({ type: "error", code: "211", message: "DLT template not registered" }, 400);
    const behaviour = control.of(`+${number}`);
    if (behaviour === "refuse")
      return c.json({ type: "error", code: "202", message: "Invalid mobile number" });
    if (behaviour !== "deliver") return c.json({ type: "error", message: "Try later" }, 500);
    inbox.add({ channel: "sms", to: `+${number}`, subject: "", text });
    return c.json({ type: "success", message: randomBytes(12).toString("hex") });
  });
}

/** Twilio's `Messages.json` as far as the shop uses it; like Twilio, it sends a repeated message again. */
export function createSms(inbox: Inbox): Hono {
  const control = new MessageControl();
  const app = new Hono();
  app.route("/_control", control.routes());

  app.post(`/2010-04-01/Accounts/${sandboxKeys.smsAccountSid}/Messages.json`, async (c) => {
    if (c.req.header("authorization") !== `Basic ${credentials}`) {
      return c.json(failure(401, 20003, "Authenticate"), 401);
    }
    const sms = smsSchema.safeParse(await c.req.parseBody());
    if (!sms.success) return c.json(failure(400, 21211, "Invalid 'To' Phone Number"), 400);
    const { To: to, Body: text } = sms.data;
    const behaviour = control.of(to);
    if (behaviour === "refuse") return c.json(failure(400, 21211, "Invalid 'To' Phone Number"), 400);
    if (behaviour === "busy") return c.json(failure(429, 20429, "Too Many Requests"), 429);
    if (behaviour === "fail") return c.json(failure(500, 20500, "Internal Server Error"), 500);
    if (behaviour === "hang") {
      await hang(c.req.raw.signal);
      return c.body(null, 504);
    }
    inbox.add({ channel: "sms", to, subject: "", text });
    if (behaviour === "lose") return c.json(failure(500, 20500, "Internal Server Error"), 500);
    return c.json({ sid: `SM${randomBytes(16).toString("hex")}`, status: "queued" }, 201);
  });
  addMsg91(app, inbox, control);
  return app;
}
