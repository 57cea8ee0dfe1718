import { Hono } from "hono";
import { sign, verify } from "hono/jwt";
import type { Client } from "pg";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { authError } from "./auth-api";
import type { AuthSettings } from "./auth-settings";

const claimsSchema = z.looseObject({ sub: z.string(), session_id: z.string(), exp: z.number() });
export type Claims = z.infer<typeof claimsSchema>;

const openedSchema = z.looseObject({ access_token: z.string(), user: z.looseObject({ id: z.string() }) });
const userSchema = z.looseObject({ id: z.string() });

const dayMs = 24 * 60 * 60 * 1000;

/** The user of a request's token, or null. */
export async function claimsOf(headers: Headers): Promise<Claims | null> {
  const token = headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  try {
    return claimsSchema.parse(await verify(token, sandboxKeys.jwtSecret, "HS256"));
  } catch {
    return null;
  }
}

async function findSession(database: Client, id: string): Promise<{ aal: string; startedAt: Date } | null> {
  const { rows } = await database.query("select aal, created_at from auth.sessions where id = $1", [id]);
  return rows[0] ? { aal: rows[0].aal ?? "aal1", startedAt: rows[0].created_at } : null;
}

export async function listFactors(database: Client, userId: string) {
  const { rows } = await database.query(
    `select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
     where user_id = $1 order by created_at`,
    [userId],
  );
  return rows;
}

/** The same token with the session's method, start time and number of factors. */
export async function signWithAssurance(database: Client, claims: Claims): Promise<string> {
  const session = await findSession(database, claims.session_id);
  const timestamp = Math.floor((session?.startedAt.getTime() ?? Date.now()) / 1000);
  const methods = session?.aal === "aal2" ? ["totp", "password"] : ["password"];
  const amr = methods.map((method) => ({ method, timestamp }));
  return sign({ ...claims, aal: session?.aal ?? "aal1", amr }, sandboxKeys.jwtSecret, "HS256");
}

/** A user as on a hosted project: with second factors, and when address and phone were confirmed. */
async function wholeUser<User extends { id: string }>(database: Client, user: User) {
  const { rows } = await database.query(
    "select email_confirmed_at, phone_confirmed_at from auth.users where id = $1",
    [user.id],
  );
  const confirmed = {
    email_confirmed_at: rows[0]?.email_confirmed_at ?? undefined,
    phone_confirmed_at: rows[0]?.phone_confirmed_at ?? undefined,
  };
  return { ...user, ...confirmed, factors: await listFactors(database, user.id) };
}

/** Token and user fields that a hosted project adds and the auth stand-in lacks. */
export function assurance(database: Client, settings: AuthSettings): Hono {
  const app = new Hono();

  app.on("POST", ["/auth/v1/token", "/auth/v1/verify", "/auth/v1/signup"], async (c, next) => {
    await next();
    const opened = c.res.ok ? openedSchema.safeParse(await c.res.clone().json()).data : undefined;
    if (!opened) return;
    const claims = claimsSchema.parse(await verify(opened.access_token, sandboxKeys.jwtSecret, "HS256"));
    const user = await wholeUser(database, opened.user);
    const accessToken = await signWithAssurance(database, claims);
    c.res = Response.json({ ...opened, access_token: accessToken, user }, { headers: headersOf(c.res) });
  });

  app.put("/auth/v1/user", async (c, next) => {
    const { password } = await c.req.raw.clone().json();
    const claims = password === undefined ? null : await claimsOf(c.req.raw.headers);
    const session = claims && (await findSession(database, claims.session_id));
    if (!claims || !session) return next();
    if (settings.needsRecentSignIn && Date.now() - session.startedAt.getTime() > dayMs) {
      return authError(400, "reauthentication_needed", "Password update requires reauthentication");
    }
    const factors = await listFactors(database, claims.sub);
    if (session.aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
      const why = "AAL2 session is required to update email or password when MFA is enabled.";
      return authError(401, "insufficient_aal", why);
    }
    return next();
  });

  app.get("/auth/v1/user", async (c, next) => {
    await next();
    const user = c.res.ok ? userSchema.safeParse(await c.res.clone().json()).data : undefined;
    if (!user) return;
    c.res = Response.json(await wholeUser(database, user), { headers: headersOf(c.res) });
  });
  return app;
}

function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return headers;
}
