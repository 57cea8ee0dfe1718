/** A number as SVG takes it, to a ten-thousandth. Markup is made of these, so what is none is refused. */
export function svgNumber(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`designer: ${value} is no number for a drawing`);
  return String(Math.round(value * 10_000) / 10_000 || 0);
}
