import "server-only";
import { signValue, verifySignedValue } from "@/server/signed-value";

const purpose = "complaint";

/** The key in the link to a complaint's state. */
export const signComplaintKey = (id: number) => signValue(purpose, String(id));

/** The complaint's id; null when the key isn't ours. */
export function readComplaintKey(key: string): number | null {
  const id = verifySignedValue(purpose, key);
  return id === null ? null : Number(id);
}
