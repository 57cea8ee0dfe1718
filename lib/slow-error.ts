const prefix = "KAPAS_SLOW-";

/** Next keeps an existing digest, and hides the rest of an error from the browser. */
export const slowDigest = (reference: string): string => `${prefix}${reference}`;

/** The reference of an error that a retry can solve: the database did not respond in time. Null for any other. */
export function slowReferenceOf(digest: string | undefined): string | null {
  return digest?.startsWith(prefix) ? digest.slice(prefix.length) : null;
}
