/** The button that applies filters. */
export function formatShow(total: number): string {
  if (total === 0) return "No products. Remove a filter";
  return total === 1 ? "Show 1 product" : `Show ${total} products`;
}
