import "server-only";
import { AppError, BackendError } from "@/server/errors";

const gone = "This work is not there any more: it was started, or it is more than a day old.";

/** Says in words why the database refuses to write down, start or stop a job. */
export async function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof BackendError ? error.code : null;
    if (code === "PT403") throw new AppError("forbidden");
    if (code === "PT404") throw new AppError("not_found", gone);
    if (code === "PT413") throw new AppError("too_large", "That is too much for one job: do it in parts.");
    throw error;
  }
}
