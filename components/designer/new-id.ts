/** For a layer: short, and unlike every other of a design. */
export function newLayerId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
