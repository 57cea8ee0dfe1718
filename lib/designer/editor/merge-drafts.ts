import type { DesignDocument } from "../document";
import { countLayers } from "./layers";

/** A design stored in this browser. */
export interface DraftFacts {
  id: string;
  /** The server revision it is based on; 0: never sent to the server. */
  rev: number;
  /** Changed since then. */
  isChanged: boolean;
  document: DesignDocument;
}

/**
 * The drafts to send after login: designs from before, and changes that the server does not have. Empty ones
 * are skipped. Where both sides have changed, the server reports a conflict, and the shopper decides.
 */
export function draftsToSend(drafts: readonly DraftFacts[]): DraftFacts[] {
  return drafts.filter(({ rev, isChanged, document }) => (rev === 0 ? countLayers(document) > 0 : isChanged));
}

/** The name of a new design: "My tee", "My tee 2", "My tee 3". */
export function newDesignName(taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? "My tee" : `My tee ${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** The name of a copy: "Tee (copy)", "Tee (copy 2)", at most 60 letters. */
export function copyName(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(copy(?: \d+)?\)$/, "").slice(0, 48);
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? `${base} (copy)` : `${base} (copy ${number})`;
    if (!taken.includes(wanted)) return wanted;
  }
}
