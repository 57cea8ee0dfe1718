import "server-only";
import { env, isFactorRequired } from "@/server/env";
import { log } from "@/server/log";
import { saveVariable } from "./repository";

const againMs = 10_000;

/** Stores for row policies whether staff need two factors. Retries while the database is unavailable. */
export async function saveEnvironment(): Promise<void> {
  try {
    await saveVariable("STAFF_TWO_FACTOR", isFactorRequired(env()) ? "required" : "optional");
  } catch (error) {
    log.warn({ err: error }, "environment: not kept, trying again");
    setTimeout(() => void saveEnvironment(), againMs).unref();
  }
}
