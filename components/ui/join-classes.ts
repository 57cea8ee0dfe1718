/**
 * `cn` without tailwind-merge (9 KB in the browser), for primitives that client components use too. Nothing is resolved:
 * pass classes that add to a primitive (margins, widths), never ones that contradict it.
 */
export function joinClasses(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
