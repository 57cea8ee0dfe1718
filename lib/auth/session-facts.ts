import { z } from "zod";

/** Ends whatever the auth server allows: a project without its paid session limits keeps to them too. */
const longestMs = 180 * 24 * 60 * 60 * 1000;

const claimsSchema = z.object({ amr: z.array(z.object({ timestamp: z.number() })).min(1) });

/**
 * When the sign-in was that opened a session, by its token. The auth server's "last sign-in" won't do: it moves with every
 * renewed token, and so says "just now" of a browser that was left open for weeks. Only for a token that the auth server
 * has just accepted.
 */
export function signedInAtOf(token: string | undefined): Date | null {
  const [, payload = ""] = token?.split(".") ?? [];
  try {
    const text = Buffer.from(payload, "base64url").toString("utf8");
    const { amr } = claimsSchema.parse(JSON.parse(text));
    return new Date(Math.min(...amr.map(({ timestamp }) => timestamp)) * 1000);
  } catch {
    return null;
  }
}

export function isOver(signedInAt: Date | null, now: Date): boolean {
  return signedInAt !== null && now.getTime() - signedInAt.getTime() > longestMs;
}
