import "server-only";
import { env, isFactorRequired } from "@/server/env";
import { log } from "@/server/log";
import { keepVariable } from "./repository";

const againMs = 10_000;

/** Tells row policies whether staff need two factors. When the database is away, again until it is there. */
export async function keepEnvironment(): Promise<void> {
  try {
    await keepVariable("STAFF_TWO_FACTOR", isFactorRequired(env()) ? "required" : "optional");
  } catch (error) {
    log.warn({ err: error }, "environment: not kept, trying again");
    setTimeout(() => void keepEnvironment(), againMs).unref();
  }
}
