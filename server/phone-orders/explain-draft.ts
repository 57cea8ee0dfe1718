import "server-only";
import { AppError, BackendError } from "@/server/errors";

/** What the database refuses about a draft, in words; null for any other error. */
function explain({ hint, details }: BackendError): AppError | null {
  switch (hint) {
    case "not_found":
      return new AppError("not_found", "This draft is gone: it was thrown away, or is older than 30 days.");
    case "not_yours":
      return new AppError(
        "forbidden",
        `This draft is ${details ?? "somebody else"}'s: only they can change it.`,
      );
    case "placed":
      return new AppError("conflict", `This draft was placed as order ${details ?? ""}.`);
    case "stale":
      return new AppError("conflict", "This draft was changed in another tab. Reload the page to go on.");
    case "too_many_drafts":
      return new AppError("conflict", "You have 50 open drafts: place or throw away some of them first.");
    default:
      return null;
  }
}

export async function inDraftWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (error instanceof BackendError && explain(error)) || error;
  }
}
