import "server-only";
import { z } from "zod";
import { hashOfAddress } from "@/server/designs/share-token";
import { findGroup, ownsGroup } from "./repository";

/**
 * Whether a URL names a group order that is missing or of another organiser: it must be a real 404, as in
 * guard-order-path.
 */
export async function isMissingGroup(
  { pathname }: URL,
  client: Parameters<typeof ownsGroup>[1] | null,
): Promise<boolean> {
  const [, token] = pathname.match(/^\/group\/([^/]+)\/?$/) ?? [];
  if (token !== undefined) {
    const hash = hashOfAddress(token);
    return hash === null || (await findGroup(hash, null)) === null;
  }
  const [, groupId] = pathname.match(/^\/group-orders\/(?!new\/?$)([^/]+)\/?$/) ?? [];
  if (groupId === undefined) return false;
  const id = z.uuid().safeParse(groupId).data;
  return !id || !client || !(await ownsGroup(id, client));
}
