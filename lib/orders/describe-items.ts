/** What was ordered, in one line: two names, and the number of all further items. */
export function describeItems(items: readonly { title: string; quantity: number }[]): string {
  const quantities = new Map<string, number>();
  for (const { title, quantity } of items) quantities.set(title, (quantities.get(title) ?? 0) + quantity);
  const lines = [...quantities].map(([title, quantity]) => (quantity > 1 ? `${title} × ${quantity}` : title));
  const more = [...quantities.values()].slice(2).reduce((sum, quantity) => sum + quantity, 0);
  const named = lines.slice(0, 2).join(", ");
  return more > 0 ? `${named} and ${more} more` : named;
}
