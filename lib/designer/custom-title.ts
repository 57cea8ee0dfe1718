/** The title of a custom item in cart, order and documents; the same as custom_title() in SQL. */
export function customTitle(product: string, design: string): string {
  return `${product}, custom design “${design}”`;
}
