/** A short layer id, unique within a design. */
export function newLayerId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}
