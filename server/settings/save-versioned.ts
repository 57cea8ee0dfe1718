import "server-only";
import type { Saved, SavedOutcome } from "@/lib/settings/saved";
import { AppError, isStale, mapRefusals, type Refusals } from "@/server/errors";

interface Step<V> {
  /** False, or an error with the hint `stale`: another person has saved since. */
  write: () => Promise<unknown>;
  read: () => Promise<Saved<V>>;
  lastEditor: () => Promise<string | null>;
}

/** Writes, or returns what another person has saved since. */
export async function saveVersioned<V>({ write, read, lastEditor }: Step<V>): Promise<SavedOutcome<V>> {
  try {
    if ((await write()) !== false) return { kind: "saved", version: (await read()).version };
  } catch (error) {
    if (!isStale(error)) return explained(() => Promise.reject(error));
  }
  const [theirs, by] = await Promise.all([read(), lastEditor()]);
  return { kind: "stale", theirs: { ...theirs, by } };
}

const zoneTaken = "A state can only be in one zone. Remove it from the other zone first.";

const stillNeeded = "Published products need this. Fill it in, or give each product its own first.";

const blankGone =
  "A selected product isn't on sale any more, or has another cut. Reload the page and choose again.";

const refusals: Refusals = {
  bad_setting: new AppError("invalid_input", "A value couldn't be saved. Please check the fields."),
  bad_blank: new AppError("invalid_input", blankGone),
  zone_taken: new AppError("invalid_input", zoneTaken, { states: zoneTaken }),
  not_found: new AppError("not_found", "Someone else has deleted this. Reload the page."),
  rate_began: "A tax rate in effect can't be removed, because invoices use it.",
  information_missing: ({ details }) =>
    new AppError("conflict", stillNeeded, { [details ?? ""]: stillNeeded }),
  stale: "Someone else just changed this. Reload the page.",
};

/** For writes without a form that could be stale. */
export function explained<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
