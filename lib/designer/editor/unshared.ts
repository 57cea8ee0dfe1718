import type { DesignDocument } from "../document";

/**
 * A copy in which no object occurs twice, such as the crop of a duplicated picture: React sends the second one as
 * a reference, which the server refuses.
 */
export function unshared(document: DesignDocument): DesignDocument {
  return JSON.parse(JSON.stringify(document));
}
