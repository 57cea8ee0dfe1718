import { createStore as createIdb, del, entries, get, set, type UseStore, update } from "idb-keyval";
import type { DesignDocument } from "@/lib/designer/document";
import type { History } from "@/lib/designer/editor/history";
import type { PrintView } from "@/lib/designer/printing/print-areas";

/** A design in this browser, with its undo history. */
export interface Draft {
  v: 1;
  id: string;
  name: string;
  /** The server revision it is based on; 0: never sent to the server. */
  rev: number;
  /** Changed since it was last sent to the server. */
  isChanged: boolean;
  /** A different number with each write, by which two tabs detect each other. */
  stamp: number;
  savedAt: number;
  document: DesignDocument;
  view: PrintView;
  history: History;
}

let opened: UseStore | undefined;
// Opened at first use: private windows may refuse, and then only that call fails.
const idb = () => {
  opened ??= createIdb("kapas-designs", "drafts");
  return opened;
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" && value !== null && "v" in value && value.v === 1 && "document" in value;

export async function readDraft(id: string): Promise<Draft | null> {
  const value: unknown = await get(id, idb());
  return isDraft(value) ? value : null;
}

/** The last edited one. */
export async function readLastDraft(): Promise<Draft | null> {
  const drafts = await listDrafts();
  return drafts[0] ?? null;
}

/** Newest first. */
export async function listDrafts(): Promise<Draft[]> {
  const all: [IDBValidKey, unknown][] = await entries(idb());
  return all.flatMap(([, value]) => (isDraft(value) ? [value] : [])).sort((a, b) => b.savedAt - a.savedAt);
}

/** Writes unless another tab has written since `knownStamp`; then returns what that tab wrote. */
export async function storeDraft(draft: Draft, knownStamp: number): Promise<Draft | null> {
  let theirs: Draft | null = null;
  await update<unknown>(
    draft.id,
    (stored) => {
      theirs = isDraft(stored) && stored.stamp !== knownStamp ? stored : null;
      return theirs ?? draft;
    },
    idb(),
  );
  return theirs;
}

export async function overwriteDraft(draft: Draft): Promise<void> {
  await set(draft.id, draft, idb());
}

export async function deleteDeviceDraft(id: string): Promise<void> {
  await del(id, idb());
}
