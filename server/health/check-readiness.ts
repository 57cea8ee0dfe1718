import "server-only";
import { googleSettings } from "@/server/auth/google-settings";
import { log } from "@/server/log";
import { findOldestUnsent } from "./repository";

/** The database answers within this time, or the shop is not ready. */
const databaseMs = 1000;

export interface Readiness {
  status: "ready" | "not_ready";
  database: "up" | "down";
  /** How long the oldest message that is due has been waiting; null when none is, or when nobody can tell. */
  outboxAgeSeconds: number | null;
  /** A choice, and no fault when it is off: then it says which variable is missing. */
  googleSignIn: string;
}

function describeGoogle(): string {
  const settings = googleSettings();
  return settings.isOn ? "on" : `off: ${settings.why}`;
}

export async function checkReadiness(now: Date): Promise<Readiness> {
  const googleSignIn = describeGoogle();
  try {
    const dueSince = await findOldestUnsent(now, AbortSignal.timeout(databaseMs));
    const ageMs = dueSince === null ? null : Math.max(now.getTime() - Date.parse(dueSince), 0);
    return {
      status: "ready",
      database: "up",
      outboxAgeSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
      googleSignIn,
    };
  } catch (error) {
    log.error({ err: error }, "ready: the database does not answer");
    return { status: "not_ready", database: "down", outboxAgeSeconds: null, googleSignIn };
  }
}
