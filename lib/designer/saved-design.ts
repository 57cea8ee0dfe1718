import { z } from "zod";
import { controlCharacter } from "../sanitize-text";
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

/** A design in its owner's list. */
export interface ListedDesign extends Omit<SavedDesign, "document"> {
  cut: DesignDocument["cut"];
  /** A colour's slug. */
  colour: string;
  /** It has a public link. */
  isShared: boolean;
}

export type SaveOutcome = { kind: "saved"; rev: number } | { kind: "stale"; theirs: Omit<SavedDesign, "id"> };

const sharePattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the format of a shared design's token. */
export function isDesignToken(text: string): boolean {
  return sharePattern.test(text);
}
