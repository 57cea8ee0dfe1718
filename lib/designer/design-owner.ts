/** The owner of uploads and versions: a signed-in person, or a guest by the hash of the browser's key. */
export type DesignOwner = { userId: string; browserKeyHash: null } | { userId: null; browserKeyHash: string };

/** The customer of a design: a signed-in person may also order what the same browser designed before. */
export interface DesignBuyer {
  userId: string | null;
  browserKeyHash: string | null;
}
