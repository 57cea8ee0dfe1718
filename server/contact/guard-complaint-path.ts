import "server-only";
import { readComplaintKey } from "@/server/outbox/complaint-key";
import { findComplaint } from "./repository";

/** Whether a URL has a foreign key or names a purged complaint: it must be a real 404, as in guard-order-path. */
export async function isMissingComplaint({ pathname }: URL): Promise<boolean> {
  const [, key] = pathname.match(/^\/complaint\/([^/]+)\/?$/) ?? [];
  if (key === undefined) return false;
  const id = readComplaintKey(key);
  return id === null || (await findComplaint(id)) === null;
}
