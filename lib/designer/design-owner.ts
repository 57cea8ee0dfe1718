/** Whose uploads and versions: a signed-in person's, or a guest's by the hash of the browser's key. */
export type DesignOwner = { userId: string; browserKeyHash: null } | { userId: null; browserKeyHash: string };
