import { createHash } from "node:crypto";
import { verifyWithJwks } from "hono/jwt";
import { z } from "zod";
import type { PublicKey } from "../google/id-tokens";

const claimsSchema = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  email: z.string().toLowerCase(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string().default(""),
});
export type GoogleClaims = z.infer<typeof claimsSchema>;

export type Expected = { issuer: string; clientId: string; key: PublicKey };

/**
 * The claims of an unexpired ID token of Google for this shop and this login, or the error in a hosted
 * project's words. The token holds the hash of the nonce; the caller must send the nonce itself.
 */
export async function readGoogleToken(
  token: string,
  nonce: string,
  { issuer, clientId, key }: Expected,
): Promise<GoogleClaims | string> {
  let claims: GoogleClaims;
  try {
    const payload = await verifyWithJwks(token, {
      keys: [key],
      allowedAlgorithms: ["RS256"],
      verification: { iss: issuer, aud: clientId },
    });
    claims = claimsSchema.parse(payload);
  } catch {
    return "Bad ID token";
  }
  if ((nonce === "") !== (claims.nonce === "")) {
    return "Passed nonce and nonce in id_token should either both exist or not.";
  }
  if (nonce !== "" && createHash("sha256").update(nonce).digest("hex") !== claims.nonce) {
    return "Nonces mismatch";
  }
  return claims;
}
