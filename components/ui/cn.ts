/**
 * Joins class names. Conflicts are not resolved, because tailwind-merge adds 9 KB in the browser: pass
 * classes that add to a primitive (margins, widths), never ones that contradict its own.
 */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
