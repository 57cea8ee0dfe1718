import "server-only";
import { AppError, BackendError } from "@/server/errors";

const gone = "This job has already been started, or is more than a day old.";

const undoConflicts: Record<string, string> = {
  running: "It's still running. You can undo it in Jobs once it's done.",
  nothing_to_undo: "This can't be undone any more. Jobs can be undone for a week.",
};

function conflictOf(error: unknown): string {
  const hint = error instanceof BackendError ? error.hint : null;
  return undoConflicts[hint ?? ""] ?? "Someone else just changed this. Reload the page.";
}

/** Explains why the database refuses to prepare, start, stop or undo a job. */
export async function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const code = error instanceof BackendError ? error.code : null;
    if (code === "PT403") throw new AppError("forbidden");
    if (code === "PT404") throw new AppError("not_found", gone);
    if (code === "PT409") throw new AppError("conflict", conflictOf(error));
    if (code === "PT413") throw new AppError("too_large", "That's too much for one job. Do it in parts.");
    throw error;
  }
}
