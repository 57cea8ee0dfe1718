/** A picture shrunk to this size is compared cell by cell with the right neighbour. */
export const hashColumns = 9;
export const hashRows = 8;

/** A smaller difference in grey is ignored: edges are never redrawn to the same pixel. */
const tolerance = 4;

/**
 * 64 bits that mark where a picture grows darker from left to right: a scaled or slightly recoloured copy has nearly the
 * same. `grey` holds 9 × 8 cells, row by row. Null for a picture without marks, which looks like every other of its kind.
 */
export function differenceHash(grey: Uint8Array): bigint | null {
  let hash = 0n;
  let hasMarks = false;
  for (let row = 0; row < hashRows; row += 1) {
    for (let column = 0; column < hashColumns - 1; column += 1) {
      const at = row * hashColumns + column;
      const drop = (grey[at] ?? 0) - (grey[at + 1] ?? 0);
      if (Math.abs(drop) >= tolerance) hasMarks = true;
      hash = (hash << 1n) | (drop >= tolerance ? 1n : 0n);
    }
  }
  return hasMarks ? hash : null;
}

/** The number of different bits, of 64. */
export function hashDistance(a: bigint, b: bigint): number {
  let differing = BigInt.asUintN(64, a ^ b);
  let count = 0;
  for (; differing > 0n; differing &= differing - 1n) count += 1;
  return count;
}
