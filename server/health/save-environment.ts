import "server-only";
import { processorsVariable } from "@/lib/privacy/processors";
import { env, isFactorRequired } from "@/server/env";
import { log } from "@/server/log";
import { activeProcessors } from "@/server/privacy/active-processors";
import { saveVariable } from "./repository";

const againMs = 10_000;

/** Stores for row policies whether staff need two factors, and for the privacy page which processors are configured. Retries while the database is unavailable. */
export async function saveEnvironment(): Promise<void> {
  try {
    await saveVariable(processorsVariable, activeProcessors(env()).join(" "));
    await saveVariable("STAFF_TWO_FACTOR", isFactorRequired(env()) ? "required" : "optional");
  } catch (error) {
    log.warn({ err: error }, "environment: not kept, trying again");
    setTimeout(() => void saveEnvironment(), againMs).unref();
  }
}
