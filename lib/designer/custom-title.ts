/** What a custom piece is called in cart, order and papers; custom_title() in SQL says the same. */
export function customTitle(product: string, design: string): string {
  return `${product}, own design “${design}”`;
}
