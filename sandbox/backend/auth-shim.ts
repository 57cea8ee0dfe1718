import { Hono } from "hono";
import type { Client } from "pg";
import { z } from "zod";
import { authError, readJson } from "./auth-api";
import type { Lite } from "./lite";
import { redirectOfRequest } from "./requested-redirect";

/** supabase-js sends `{ type: "email" }` for "whichever code this address was sent". */
const EMAIL_TYPES = ["magiclink", "signup", "recovery"];

const verifySchema = z.looseObject({ type: z.string(), token_hash: z.string().optional() });

/**
 * A link also confirms the address of a person with a confirmed phone. The stand-in confuses the two. As on a
 * hosted project, this happens before the session is opened.
 */
const PROVE_ADDRESS = `update auth.users set email_confirmed_at = now()
  where email_confirmed_at is null and phone_confirmed_at is not null and length($1) > 20
    and ((recovery_token = $1 and recovery_sent_at > now() - interval '1 hour')
      or (confirmation_token = $1 and confirmation_sent_at > now() - interval '1 hour'))`;

const passwordSchema = z.looseObject({ email: z.string(), password: z.string() });

/** pgcrypto has the same hash only under an older name. */
const HAS_PASSWORD = `select from auth.users where email = lower($1)
  and substr(extensions.crypt($2, '$2a$' || substr(encrypted_password, 5)), 5) = substr(encrypted_password, 5)`;

export function authShim({ lite, database }: { lite: Lite; database: Client }): Hono {
  const app = new Hono();
  app.use("/auth/v1/*", async (c, next) => {
    const wanted = c.req.query("redirect_to");
    if (wanted && c.req.method === "POST") await redirectOfRequest.run(wanted, next);
    else await next();
  });
  // As on a hosted project, only a correct password reveals an unconfirmed address; the stand-in always reveals it.
  app.post("/auth/v1/token", async (c, next) => {
    const typed = passwordSchema.safeParse(await readJson(c.req.raw)).data;
    await next();
    if (!typed || c.res.headers.get("x-sb-error-code") !== "email_not_confirmed") return;
    const { rowCount } = await database.query(HAS_PASSWORD, [typed.email, typed.password]);
    if (!rowCount) c.res = authError(400, "invalid_credentials", "Invalid login credentials");
  });
  app.post("/auth/v1/verify", async (c, next) => {
    const parsed = verifySchema.safeParse(await readJson(c.req.raw));
    if (parsed.success && parsed.data.token_hash) {
      await database.query(PROVE_ADDRESS, [parsed.data.token_hash]);
    }
    if (!parsed.success || parsed.data.type !== "email") return next();
    let response = new Response(null, { status: 500 });
    for (const type of EMAIL_TYPES) {
      response = await lite.app.fetch(
        new Request(c.req.url, {
          method: "POST",
          headers: c.req.raw.headers,
          body: JSON.stringify({ ...parsed.data, type }),
        }),
        { peerAddress: null },
      );
      if (response.ok) break;
    }
    return response;
  });
  return app;
}
