import { z } from "zod";

/** The shop ends older sessions itself, because the auth server's session limits are a paid feature. */
const longestMs = 180 * 24 * 60 * 60 * 1000;

const openedSchema = z.object({ amr: z.array(z.object({ timestamp: z.number() })).min(1) });
const strongSchema = z.object({ aal: z.literal("aal2") });

/** Only for a token that the auth server has just accepted. */
function readClaims(token: string | undefined): unknown {
  const [, payload = ""] = token?.split(".") ?? [];
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

/**
 * The time of the login that opened a session, by its token. The auth server's "last sign-in" won't do: it
 * moves with every renewed token, so a browser left open for weeks would seem to have just logged in.
 */
export function signedInAtOf(token: string | undefined): Date | null {
  const opened = openedSchema.safeParse(readClaims(token)).data;
  return opened ? new Date(Math.min(...opened.amr.map(({ timestamp }) => timestamp)) * 1000) : null;
}

/** Whether a code of an authenticator app was entered in this session. */
export function hasTwoFactors(token: string | undefined): boolean {
  return strongSchema.safeParse(readClaims(token)).success;
}

export function isOver(signedInAt: Date | null, now: Date): boolean {
  return signedInAt !== null && now.getTime() - signedInAt.getTime() > longestMs;
}
