const prefix = "KAPAS_SLOW-";

/** Next keeps a digest that an error already has, and hides everything else of it from the browser. */
export const slowDigest = (reference: string): string => `${prefix}${reference}`;

/** The reference of an error that a retry can solve: the database did not answer in time. Null for any other. */
export function slowReferenceOf(digest: string | undefined): string | null {
  return digest?.startsWith(prefix) ? digest.slice(prefix.length) : null;
}
