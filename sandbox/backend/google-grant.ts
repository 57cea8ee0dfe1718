import { randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Client } from "pg";
import { z } from "zod";
import type { GoogleStandIn } from "../google/google";
import { sandboxKeys } from "../keys";
import { authError, callAuth, openSession } from "./auth-api";
import { captureMails } from "./captured-mails";
import { type GoogleClaims, readGoogleToken } from "./google-id-token";
import type { Lite } from "./lite";

const grantSchema = z.looseObject({
  provider: z.literal("google"),
  id_token: z.string().min(1),
  nonce: z.string().default(""),
});

type GrantOptions = { lite: Lite; database: Client; google: GoogleStandIn };
type Account = { id: string; email: string };

function refusal(description: string): Response {
  return Response.json({ error: "invalid request", error_description: description }, { status: 400 });
}

/** The claims of an ID token that a hosted project stores, without given and family name. */
function metadataOf({ sub, email, email_verified, name, picture }: GoogleClaims) {
  return {
    sub,
    provider_id: sub,
    email,
    email_verified,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
  };
}

/** Login with Google's ID token, which the auth stand-in lacks. */
export function googleGrant({ lite, database, google }: GrantOptions): Hono {
  const app = new Hono();

  async function findByIdentity({ sub }: GoogleClaims): Promise<Account | null> {
    const { rows } = await database.query(
      `select u.id, u.email from auth.identities i join auth.users u on u.id = i.user_id
       where i.provider = 'google' and i.provider_id = $1`,
      [sub],
    );
    return rows[0] ?? null;
  }

  // The account's creator never confirmed the address, so their password and their data are removed.
  async function takeOver({ id }: Account): Promise<void> {
    await database.query("delete from auth.identities where user_id = $1", [id]);
    await database.query(
      `update auth.users set encrypted_password = $2, raw_user_meta_data = '{}', confirmation_token = '',
         email_confirmed_at = now() where id = $1`,
      [id, randomBytes(32).toString("base64url")],
    );
  }

  async function findByEmail({ email }: GoogleClaims): Promise<Account | null> {
    const { rows } = await database.query(
      "select id, email, email_confirmed_at is not null as is_proven from auth.users where email = $1",
      [email],
    );
    if (rows[0] && !rows[0].is_proven) await takeOver(rows[0]);
    return rows[0] ?? null;
  }

  async function create(origin: string, claims: GoogleClaims): Promise<Account | null> {
    const { email } = claims;
    const password = randomBytes(32).toString("base64url");
    await captureMails(() => callAuth(lite, origin, "signup", { email, password, data: metadataOf(claims) }));
    const { rows } = await database.query(
      `update auth.users set email_confirmed_at = now(), confirmation_token = '',
         raw_app_meta_data = '{"provider":"google","providers":["google"]}'
       where email = $1 returning id, email`,
      [email],
    );
    return rows[0] ?? null;
  }

  async function link({ id }: Account, claims: GoogleClaims): Promise<void> {
    const metadata = JSON.stringify(metadataOf(claims));
    await database.query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
       values ($1, 'google', $2, $3, $4, now())
       on conflict (provider, provider_id) do update set identity_data = $4, last_sign_in_at = now()`,
      [randomUUID(), claims.sub, id, metadata],
    );
    await database.query(
      "update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2 where id = $1",
      [id, metadata],
    );
  }

  app.post("/auth/v1/token", async (c, next) => {
    if (c.req.query("grant_type") !== "id_token") return next();
    const apikey = c.req.header("apikey");
    if (apikey !== sandboxKeys.publishable && apikey !== sandboxKeys.secret) {
      return authError(401, "no_authorization", "No API key found in request");
    }
    const parsed = grantSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return refusal("id_token required");
    const claims = await readGoogleToken(parsed.data.id_token, parsed.data.nonce, {
      issuer: google.idTokens.issuer,
      clientId: sandboxKeys.googleClientId,
      key: await google.idTokens.publicKey(),
    });
    if (typeof claims === "string") return refusal(claims);

    const known = await findByIdentity(claims);
    if (!known && !claims.email_verified) {
      return authError(422, "provider_email_needs_verification", "Unverified email with google");
    }
    const account = known ?? (await findByEmail(claims)) ?? (await create(c.req.url, claims));
    if (!account) return authError(500, "unexpected_failure", "Database error saving new user");
    await link(account, claims);
    return openSession(lite, c.req.url, account.email);
  });
  return app;
}
