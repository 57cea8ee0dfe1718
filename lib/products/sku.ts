const codeOf = (text: string) => text.replace(/[^a-z0-9]/gi, "").toUpperCase();

/** The SKU of a variant without one: `KP12-BLACK-M`. private.sku_of in the database generates the same. */
export function skuOf(productId: number | null, color: string, size: string): string {
  return `KP${productId ?? "…"}-${codeOf(color)}-${codeOf(size)}`;
}
