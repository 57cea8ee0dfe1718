/** The id of the control of a field: "variants.0.sku" is field-variants-0-sku. */
export function fieldIdOf(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}
