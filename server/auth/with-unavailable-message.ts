import "server-only";
import { AppError, isUnavailable } from "@/server/errors";
import { log } from "@/server/log";

/** Reports an unavailable backend with the form's own message. */
export async function withUnavailableMessage<T>(message: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error({ err: error }, `auth: backend unavailable, showed "${message}"`);
    throw new AppError("unavailable", message);
  }
}
