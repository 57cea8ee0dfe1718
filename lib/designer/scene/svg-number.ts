/** A number for SVG, to a ten-thousandth. Markup is built from these, so non-numbers are refused. */
export function svgNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`designer: ${value} can't be drawn`);
  return String(Math.round(value * 10_000) / 10_000 || 0);
}
