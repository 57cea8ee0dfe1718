import "server-only";
import { AppError, BackendError } from "@/server/errors";

const gone = "This work is not there any more: it was started, or it is more than a day old.";

const undoConflicts: Record<string, string> = {
  running: "It is still running. When it has ended, its line in the list of jobs has Undo.",
  nothing_to_undo: "There is nothing to take back any more: jobs can be taken back for a week.",
};

function conflictOf(error: unknown): string {
  const hint = error instanceof BackendError ? error.hint : null;
  return undoConflicts[hint ?? ""] ?? "Somebody else has just changed this. Reload the page.";
}

/** Says in words why the database refuses to write down, start, stop or take back a job. */
export async function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof BackendError ? error.code : null;
    if (code === "PT403") throw new AppError("forbidden");
    if (code === "PT404") throw new AppError("not_found", gone);
    if (code === "PT409") throw new AppError("conflict", conflictOf(error));
    if (code === "PT413") throw new AppError("too_large", "That is too much for one job: do it in parts.");
    throw error;
  }
}
