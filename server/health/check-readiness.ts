import "server-only";
import { log } from "@/server/log";
import { findOldestUnsent } from "./repository";

/** The database answers within this time, or the shop is not ready. */
const databaseMs = 1000;

export interface Readiness {
  status: "ready" | "not_ready";
  database: "up" | "down";
  /** How long the oldest message that is due has been waiting; null when none is, or when nobody can tell. */
  outboxAgeSeconds: number | null;
}

export async function checkReadiness(now: Date): Promise<Readiness> {
  try {
    const dueSince = await findOldestUnsent(now, AbortSignal.timeout(databaseMs));
    const ageMs = dueSince === null ? null : Math.max(now.getTime() - Date.parse(dueSince), 0);
    return {
      status: "ready",
      database: "up",
      outboxAgeSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
    };
  } catch (error) {
    log.error({ err: error }, "ready: the database does not answer");
    return { status: "not_ready", database: "down", outboxAgeSeconds: null };
  }
}
