import { createHmac } from "node:crypto";
import { z } from "zod";

const partsSchema = z.looseObject({ access_token: z.string(), refresh_token: z.string() });
type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as an attacker would make it. It is unsigned if `secret` is null. */
export function signToken(claims: Claims, secret: string | null, alg = secret === null ? "none" : "HS256") {
  const body = `${encode({ alg, typ: "JWT" })}.${encode(claims)}`;
  return secret === null
    ? `${body}.`
    : `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

/** Decodes a session cookie, as a thief could. */
export function openCookie(value: string): { claims: Claims; session: z.infer<typeof partsSchema> } {
  const text = Buffer.from(value.replace(/^base64-/, ""), "base64url").toString("utf8");
  const session = partsSchema.parse(JSON.parse(text));
  const claims = Buffer.from(session.access_token.split(".")[1] ?? "", "base64url").toString("utf8");
  return { session, claims: z.record(z.string(), z.unknown()).parse(JSON.parse(claims)) };
}

/** Encodes a session cookie with another access token and an invalid refresh token. */
export function closeCookie(session: z.infer<typeof partsSchema>, accessToken: string): string {
  const forged = { ...session, access_token: accessToken, refresh_token: "not-a-refresh-token" };
  return `base64-${Buffer.from(JSON.stringify(forged)).toString("base64url")}`;
}
