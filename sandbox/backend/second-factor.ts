import { randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Client } from "pg";
import { renderSVG } from "uqr";
import { z } from "zod";
import { type Claims, claimsOf, listFactors, signWithAssurance } from "./assurance";
import { authError } from "./auth-api";
import type { AuthSettings } from "./auth-settings";
import { isTotp, makeSecret } from "./totp";

const challengeMs = 5 * 60 * 1000;
const maxFactors = 10;

const enrolSchema = z.looseObject({
  factor_type: z.literal("totp"),
  friendly_name: z.string().max(100).default(""),
  issuer: z.string().default("Kapas"),
});
const answerSchema = z.looseObject({ challenge_id: z.string(), code: z.string() });

type Challenge = { factorId: string; expiresAt: number };
type Factor = { id: string; user_id: string; status: string; secret: string };

const notFound = () => authError(404, "mfa_factor_not_found", "Factor not found");

/** Codes of an authenticator app as a second factor (RFC 6238), which the auth stand-in lacks. */
export function secondFactor(
  database: Client,
  settings: AuthSettings,
): Hono<{ Variables: { claims: Claims } }> {
  const challenges = new Map<string, Challenge>();
  const app = new Hono<{ Variables: { claims: Claims } }>();

  const findFactor = async (id: string, { sub }: Claims): Promise<Factor | undefined> => {
    const { rows } = await database.query("select * from auth.mfa_factors where id = $1 and user_id = $2", [
      id,
      sub,
    ]);
    return rows[0];
  };
  const isStrong = async ({ session_id }: Claims): Promise<boolean> => {
    const { rowCount } = await database.query("select from auth.sessions where id = $1 and aal = 'aal2'", [
      session_id,
    ]);
    return rowCount === 1;
  };

  app.use("/auth/v1/factors/*", async (c, next) => {
    const claims = await claimsOf(c.req.raw.headers);
    const session =
      claims && (await database.query("select from auth.sessions where id = $1", [claims.session_id]));
    if (!claims || !session?.rowCount) return authError(403, "bad_jwt", "invalid JWT");
    c.set("claims", claims);
    return next();
  });

  app.post("/auth/v1/factors", async (c) => {
    const parsed = enrolSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return authError(422, "validation_failed", "factor_type needs to be totp");
    const claims = c.get("claims");
    const factors = await listFactors(database, claims.sub);
    if (factors.some(({ status }) => status === "verified") && !(await isStrong(claims))) {
      return authError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }
    if (factors.length >= maxFactors)
      return authError(422, "too_many_enrolled_mfa_factors", "Too many factors");
    const { friendly_name: name, issuer } = parsed.data;
    if (factors.some(({ friendly_name }) => friendly_name === name)) {
      return authError(422, "mfa_factor_name_conflict", "A factor with this name exists already");
    }
    const { rows } = await database.query("select email from auth.users where id = $1", [claims.sub]);
    const id = randomUUID();
    const secret = makeSecret();
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
      [id, claims.sub, name, secret],
    );
    const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(rows[0]?.email ?? "")}`;
    const query = new URLSearchParams({ algorithm: "SHA1", digits: "6", issuer, period: "30", secret });
    const uri = `otpauth://totp/${label}?${query}`;
    return c.json({ id, type: "totp", friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } });
  });

  app.post("/auth/v1/factors/:id/challenge", async (c) => {
    const factor = await findFactor(c.req.param("id"), c.get("claims"));
    if (!factor) return notFound();
    const id = randomUUID();
    const expiresAt = Date.now() + challengeMs;
    challenges.set(id, { factorId: factor.id, expiresAt });
    return c.json({ id, type: "totp", expires_at: Math.floor(expiresAt / 1000) });
  });

  app.post("/auth/v1/factors/:id/verify", async (c) => {
    const claims = c.get("claims");
    const factor = await findFactor(c.req.param("id"), claims);
    const parsed = answerSchema.safeParse(await c.req.json().catch(() => null));
    if (!factor || !parsed.success) return notFound();
    const challenge = challenges.get(parsed.data.challenge_id);
    if (challenge?.factorId !== factor.id) return notFound();
    if (challenge.expiresAt <= Date.now()) {
      return authError(
        422,
        "mfa_challenge_expired",
        "MFA challenge has expired, verify against another challenge",
      );
    }
    if (!isTotp(factor.secret, parsed.data.code, Date.now())) {
      return authError(422, "mfa_verification_failed", "Invalid TOTP code entered");
    }
    challenges.delete(parsed.data.challenge_id);
    return c.json(await strengthen(claims, factor));
  });

  app.delete("/auth/v1/factors/:id", async (c) => {
    const factor = await findFactor(c.req.param("id"), c.get("claims"));
    if (!factor) return notFound();
    if (factor.status === "verified" && !(await isStrong(c.get("claims")))) {
      return authError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await database.query("delete from auth.mfa_factors where id = $1", [factor.id]);
    return c.json({ id: factor.id });
  });

  /** The session continues with two factors; this person's other sessions with one factor end. */
  async function strengthen(claims: Claims, factor: Factor) {
    await database.query(
      "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
      [factor.id],
    );
    await database.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
      claims.session_id,
      factor.id,
    ]);
    await database.query("delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') <> 'aal2'", [
      claims.sub,
    ]);
    const refreshToken = randomBytes(9).toString("base64url");
    await database.query(
      "insert into auth.refresh_tokens (id, token, user_id, session_id) values ($1, $2, $3, $4)",
      [randomUUID(), refreshToken, claims.sub, claims.session_id],
    );
    const { rows } = await database.query(
      `select id, email, phone, email_confirmed_at, phone_confirmed_at, created_at, updated_at, last_sign_in_at,
         raw_user_meta_data as user_metadata, raw_app_meta_data as app_metadata, 'authenticated' as aud,
         'authenticated' as role from auth.users where id = $1`,
      [claims.sub],
    );
    const iat = Math.floor(Date.now() / 1000);
    const exp = iat + settings.jwtSeconds;
    return {
      access_token: await signWithAssurance(database, { ...claims, iat, exp }),
      token_type: "bearer",
      expires_in: settings.jwtSeconds,
      expires_at: exp,
      refresh_token: refreshToken,
      user: { ...rows[0], factors: await listFactors(database, claims.sub) },
    };
  }
  return app;
}
