import "server-only";
import { hashOfAddress } from "@/server/designs/share-token";
import { findGroup } from "./repository";

/** Whether the link in a URL opens no group order: it must be a real 404, as in guard-order-path. */
export async function isMissingGroup({ pathname }: URL): Promise<boolean> {
  const [, token] = pathname.match(/^\/group\/([^/]+)\/?$/) ?? [];
  if (token === undefined) return false;
  const hash = hashOfAddress(token);
  return hash === null || (await findGroup(hash, null)) === null;
}
