/** Whose uploads and versions: a signed-in person's, or a guest's by the hash of the browser's key. */
export type DesignOwner = { userId: string; browserKeyHash: null } | { userId: null; browserKeyHash: string };

/** Who buys a design: a person has a browser too, and may order what that browser drew before. */
export interface DesignBuyer {
  userId: string | null;
  browserKeyHash: string | null;
}
