import { contrastOf } from "../printing/contrast";

/** Whether light inks are more readable on a cloth of this colour. */
export function isDark(hex: string): boolean {
  return contrastOf(hex, "#000000") < contrastOf(hex, "#ffffff") * 1.6;
}
