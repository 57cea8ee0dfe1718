import "server-only";
import type { Saved, SavedOutcome } from "@/lib/settings/saved";
import { AppError, inWords, isStale, type Refusals } from "@/server/errors";

interface Step<V> {
  /** False, or an error with the hint `stale`: somebody else has saved since. */
  write: () => Promise<unknown>;
  read: () => Promise<Saved<V>>;
  lastEditor: () => Promise<string | null>;
}

/** Writes, or hands back what somebody else has saved in the meantime. */
export async function saveVersioned<V>({ write, read, lastEditor }: Step<V>): Promise<SavedOutcome<V>> {
  try {
    if ((await write()) !== false) return { kind: "saved", version: (await read()).version };
  } catch (error) {
    if (!isStale(error)) return explained(() => Promise.reject(error));
  }
  const [theirs, by] = await Promise.all([read(), lastEditor()]);
  return { kind: "stale", theirs: { ...theirs, by } };
}

const zoneTaken = "A state belongs to one zone: take it out of the other zone first.";

const blankGone =
  "A chosen product is not on sale any more, or of another cut. Reload the page and choose again.";

const refusals: Refusals = {
  bad_setting: new AppError("invalid_input", "The database refused a value. Please check the fields."),
  bad_blank: new AppError("invalid_input", blankGone),
  zone_taken: new AppError("invalid_input", zoneTaken, { states: zoneTaken }),
  not_found: new AppError("not_found", "Somebody else has deleted it. Reload the page."),
  rate_began: "A tax rate that has begun stays: it is on invoices.",
  stale: "Somebody else has changed this in the meantime. Reload the page.",
};

/** For writes without a form that could be stale. */
export function explained<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
