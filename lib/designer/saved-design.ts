import { z } from "zod";
import { controlCharacter } from "../clean-text";
import { type DesignDocument, limits } from "./document";

export const designNameSchema = z
  .string()
  .trim()
  .min(1, "Give the design a name.")
  .max(limits.name, `Use up to ${limits.name} characters.`)
  .refine((name) => !controlCharacter.test(name), "Use letters and numbers for the name.");

export const designIdSchema = z.uuid();

/** A design on the server. */
export interface SavedDesign {
  id: string;
  name: string;
  rev: number;
  document: DesignDocument;
  /** ISO */
  savedAt: string;
}

/** A design in the list of its owner. */
export interface ListedDesign extends Omit<SavedDesign, "document"> {
  cut: DesignDocument["cut"];
  /** A colour's slug. */
  colour: string;
  /** Somebody can open it by a link. */
  isShared: boolean;
}

export type SaveOutcome = { kind: "saved"; rev: number } | { kind: "stale"; theirs: Omit<SavedDesign, "id"> };

const sharePattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text can be the token of a shared design's link. */
export function isDesignToken(text: string): boolean {
  return sharePattern.test(text);
}
