import "server-only";
import type { HealthFacts } from "@/lib/health/facts-schema";
import { timeoutSignal } from "@/server/deadline";
import { log } from "@/server/log";
import { readHealth } from "./repository";

/** A later response is useless. */
const databaseMs = 4000;

/** Null: the database does not respond, which is itself the result. */
export async function findHealth(): Promise<HealthFacts | null> {
  try {
    return await readHealth(timeoutSignal(databaseMs));
  } catch (error) {
    log.error({ err: error }, "health: the database does not answer");
    return null;
  }
}
