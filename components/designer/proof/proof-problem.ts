import type { DrawnState } from "./drawn-picture";

/** The id of the element around a proof's pictures. */
export const proofPicturesId = "proof-pictures";

/** Why a proof can't be ordered. `field`: the field to fix, which takes the focus. */
export interface ProofProblem {
  message: string;
  field?: "list" | "sizes" | "notes" | "rights" | "pictures";
  /** The server refused this version: other text or sizes don't help. */
  isRefused?: boolean;
}

interface Agreed {
  hasRights: boolean;
  hasSeenNotes: boolean;
  prints: DrawnState;
}

/** The first missing requirement before a design is printed; null for none, or while only prints are loading. */
export function findMissing({ hasRights, hasSeenNotes, prints }: Agreed): ProofProblem | null {
  if (!hasSeenNotes) return { field: "notes", message: "Read “Good to know” and tick the box below it." };
  if (!hasRights) return { field: "rights", message: "Confirm that you have the right to print this." };
  if (prints === "failed")
    return {
      field: "pictures",
      message: "We couldn't load a picture of your print. Use Try again next to it, then order.",
    };
  return null;
}

/** `waiting` while any print is loading, then `failed` if one could not be drawn. */
export function combinePrintStates(states: readonly DrawnState[], prints: number): DrawnState {
  if (states.length < prints || states.includes("waiting")) return "waiting";
  return states.includes("failed") ? "failed" : "there";
}
