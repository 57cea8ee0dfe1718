import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { sandboxKeys } from "../keys";

/** The query that the shop redirects visitors with. */
export const authorizationSchema = z.object({
  client_id: z.literal(sandboxKeys.googleClientId, "The OAuth client was not found: invalid_client"),
  redirect_uri: z.string(),
  response_type: z.literal("code", "Only response_type=code is known here: unsupported_response_type"),
  scope: z.string().refine((text) => text.split(" ").includes("openid"), "scope must hold openid"),
  state: z.string().min(1, "state is missing"),
  nonce: z.string().min(1, "nonce is missing"),
  code_challenge: z.string().regex(/^[\w-]{43}$/, "code_challenge is not a SHA-256"),
  code_challenge_method: z.literal("S256", "code_challenge_method must be S256"),
});
export type Authorization = z.infer<typeof authorizationSchema>;

export const codeExchangeSchema = z.object({
  grant_type: z.literal("authorization_code"),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});
export type CodeExchange = z.infer<typeof codeExchangeSchema>;

function isSame(expected: string, given: string): boolean {
  const [a, b] = [expected, given].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Id and secret are in the header or in the body; OAuth allows both. */
export function isOurClient(header: string | undefined, body: Record<string, unknown>): boolean {
  const { googleClientId: id, googleClientSecret: secret } = sandboxKeys;
  if (header?.startsWith("Basic ")) {
    const [givenId = "", givenSecret = ""] = Buffer.from(header.slice(6), "base64").toString().split(":");
    return isSame(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`, `${givenId}:${givenSecret}`);
  }
  return isSame(`${id}:${secret}`, `${body.client_id}:${body.client_secret}`);
}

export function isChallengeMet(challenge: string, verifier: string): boolean {
  return isSame(challenge, createHash("sha256").update(verifier).digest("base64url"));
}
