import type { Version } from "./save-outcome";

export interface Draft {
  /** The saved version when typing began. */
  version: Version;
  values: Record<string, unknown>;
}

const keyOf = (name: string) => `kapas admin draft ${name}`;

/** The unsaved values of the form, in this browser. */
export function readDraft(name: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "version" in value && "values" in value;
}

/** Storage can be full or blocked: the form works without it. */
export function writeDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(name), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(name));
  } catch {}
}
