/** The button that applies filters. */
export function formatShow(total: number): string {
  return total === 1 ? "Show 1 product" : `Show ${total} products`;
}
