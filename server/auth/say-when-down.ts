import "server-only";
import { AppError, isUnavailable } from "@/server/errors";
import { log } from "@/server/log";

/** A backend that is away is told in the form's own words. */
export async function sayWhenDown<T>(message: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ err: error }, `auth: backend away, told "${message}"`);
    throw new AppError("unavailable", message);
  }
}
