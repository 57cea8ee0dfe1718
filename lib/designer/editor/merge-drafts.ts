import type { DesignDocument } from "../document";
import { countLayers } from "./layers";

/** A design as this browser keeps it. */
export interface DraftFacts {
  id: string;
  /** The server's revision that it is based on; 0: the server has never seen it. */
  rev: number;
  /** Changed since. */
  isChanged: boolean;
  document: DesignDocument;
}

/**
 * What to send when somebody signs in: designs that were begun before, and changes that the server has not seen. Empty ones stay
 * where they are. Where both sides have changed, the server answers that the draft is stale, and the shopper decides.
 */
export function draftsToSend(drafts: readonly DraftFacts[]): DraftFacts[] {
  return drafts.filter(({ rev, isChanged, document }) => (rev === 0 ? countLayers(document) > 0 : isChanged));
}

/** The name of a new design: "My tee", "My tee 2", "My tee 3". */
export function freshName(taken: readonly string[]): string {
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
