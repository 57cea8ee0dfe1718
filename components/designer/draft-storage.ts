import { createStore as createIdb, del, entries, get, set, type UseStore, update } from "idb-keyval";
import type { DesignDocument } from "@/lib/designer/document";
import type { History } from "@/lib/designer/editor/history";
import type { PrintView } from "@/lib/designer/print-areas";

/** A design in this browser, with its steps. */
export interface Draft {
  v: 1;
  id: string;
  name: string;
  /** The server's revision that it is based on; 0: the server has never seen it. */
  rev: number;
  /** Changed since the server saw it. */
  isChanged: boolean;
  /** Another number with each write: two tabs notice each other by it. */
  stamp: number;
  savedAt: number;
  document: DesignDocument;
  view: PrintView;
  history: History;
}

let opened: UseStore | undefined;
// Opened at the first use: private windows may refuse, and then only what asks fails.
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

/** The one last worked on. */
export async function readLastDraft(): Promise<Draft | null> {
  const drafts = await listDrafts();
  return drafts[0] ?? null;
}

/** Newest first. */
export async function listDrafts(): Promise<Draft[]> {
  const all: [IDBValidKey, unknown][] = await entries(idb());
  return all.flatMap(([, value]) => (isDraft(value) ? [value] : [])).sort((a, b) => b.savedAt - a.savedAt);
}

/** Writes unless another tab has written since `knownStamp`; then gives back what it wrote. */
export async function keepDraft(draft: Draft, knownStamp: number): Promise<Draft | null> {
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

export async function forgetDraft(id: string): Promise<void> {
  await del(id, idb());
}
