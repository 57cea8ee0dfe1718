interface Pixels {
  /** Four channels; the last is alpha. */
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Alpha that is neither transparent nor opaque. */
const least = 10;
const max = 245;
/** Pixels around a border that are semi-transparent only because it is antialiased. */
const edge = 2;

/**
 * The semi-transparent share of the inked area, in whole per cent: soft shadows and glows print as a milky
 * film over the white base. Antialiased borders don't count. Samples every fourth pixel.
 */
export function softPercent({ data, width, height }: Pixels): number {
  const isSoft = (x: number, y: number) => {
    const alpha = data[(y * width + x) * 4 + 3] ?? 0;
    return alpha >= least && alpha <= max;
  };
  let inked = 0;
  let soft = 0;
  for (let y = edge; y < height - edge; y += 2) {
    for (let x = edge; x < width - edge; x += 2) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < least) continue;
      inked++;
      const isWithin =
        isSoft(x, y) &&
        isSoft(x - edge, y) &&
        isSoft(x + edge, y) &&
        isSoft(x, y - edge) &&
        isSoft(x, y + edge);
      if (isWithin) soft++;
    }
  }
  return inked === 0 ? 0 : Math.round((soft * 100) / inked);
}
