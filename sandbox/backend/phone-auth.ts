import { randomInt, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Client } from "pg";
import { z } from "zod";
import type { Inbox } from "../inbox";
import { authError, openSession, readJson } from "./auth-api";
import { readAuthSettings } from "./auth-settings";
import type { Lite } from "./lite";

const LIFETIME_MS = readAuthSettings().smsCodeSeconds * 1000;

const otpSchema = z.looseObject({ phone: z.string().min(1), create_user: z.boolean().default(true) });
const verifySchema = z.looseObject({ phone: z.string().min(1), token: z.string(), type: z.literal("sms") });

type Sent = { code: string; expiresAt: number };
type PhoneAuthOptions = { lite: Lite; database: Client; inbox: Inbox; now?: () => number };

/** The numbers in auth.users have no plus, as on a hosted project. */
const bare = (phone: string) => phone.replace(/\D/g, "");

const personSchema = z.object({ id: z.string(), email: z.string().nullable(), is_unproven: z.boolean() });

function isSame(code: string, typed: string): boolean {
  return code.length === typed.length && timingSafeEqual(Buffer.from(code), Buffer.from(typed));
}

/** One-time codes by SMS, which the auth stand-in lacks. A code works once; a wrong code gets the same response as an expired one. */
export function phoneAuth({ lite, database, inbox, now = Date.now }: PhoneAuthOptions): Hono {
  const sent = new Map<string, Sent>();
  const app = new Hono();
  const setAddress = (id: string, email: string | null) =>
    database.query("update auth.users set email = $2 where id = $1", [id, email]);

  app.post("/auth/v1/otp", async (c, next) => {
    const parsed = otpSchema.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return next();
    const phone = bare(parsed.data.phone);
    const { rowCount } = await database.query("select from auth.users where phone = $1", [phone]);
    if (!rowCount) return authError(422, "otp_disabled", "Signups not allowed for otp");
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    sent.set(phone, { code, expiresAt: now() + LIFETIME_MS });
    inbox.add({
      channel: "sms",
      to: `+${phone}`,
      subject: "",
      text: `${code} is your code for Kapas. It's valid for 5 minutes. Don't share it with anyone.`,
    });
    return c.json({ message_id: null });
  });

  app.post("/auth/v1/verify", async (c, next) => {
    const parsed = verifySchema.safeParse(await readJson(c.req.raw));
    if (!parsed.success) return next();
    const phone = bare(parsed.data.phone);
    const waiting = sent.get(phone);
    if (!waiting || waiting.expiresAt <= now() || !isSame(waiting.code, parsed.data.token)) {
      return authError(403, "otp_expired", "Token has expired or is invalid");
    }
    sent.delete(phone);
    const { rows } = await database.query(
      `update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where phone = $1
       returning id, email, email_confirmed_at is null as is_unproven`,
      [phone],
    );
    const person = personSchema.safeParse(rows[0]).data;
    if (!person) return authError(403, "otp_expired", "Token has expired or is invalid");
    // Sessions are opened by email address; an account without one gets a temporary one.
    const address = person.email ?? `${person.id}@sandbox.invalid`;
    if (person.email === null) await setAddress(person.id, address);
    const session = await openSession(lite, c.req.url, address);
    if (person.email === null) await setAddress(person.id, null);
    // The stand-in treated its own email as a confirmation of the address; an SMS code confirms the phone only.
    if (person.is_unproven) {
      await database.query("update auth.users set email_confirmed_at = null where id = $1", [person.id]);
    }
    return session;
  });
  return app;
}
