import "server-only";
import { z } from "zod";
import type { Address } from "@/lib/addresses/address";
import { adminPaths } from "@/lib/admin-paths";
import { designPaths } from "@/lib/designer/design-paths";
import type { Proof } from "@/lib/designer/shop";
import { teamSideOf } from "@/lib/designer/team/team-tee";
import type { AdminGroup } from "@/lib/groups/admin-group";
import { groupList } from "@/lib/groups/group-list";
import {
  type GroupOrder,
  type GroupView,
  groupSideOf,
  type OrderGroup,
  type OwnGroup,
} from "@/lib/groups/group-order";
import type { Order } from "@/lib/orders/order";
import { requireMyAddresses } from "@/server/addresses/queries";
import { hashBrowserKey } from "@/server/designs/hash-browser-key";
import { getProof, proofOf } from "@/server/designs/proof-queries";
import { groupTokenOf, hashOfAddress, hashOfToken } from "@/server/designs/share-token";
import { pictureKeyOf } from "@/server/designs/sign-picture";
import { findVersion, findVersions } from "@/server/designs/version-repository";
import { readBrowserKey } from "@/server/http/browser-key";
import { readList } from "@/server/lists/queries";
import { requireAdminAccess, requireCustomer } from "@/server/session/viewer";
import { recordStaffRead } from "@/server/staff/repository";
import { countGroups, findAdminGroup, findGroups, parseGroupRows } from "./admin-repository";
import { findGroup, findOwnGroup, listOwnGroups } from "./repository";

async function proofOfGroup({ versionId }: GroupOrder): Promise<Proof | null> {
  const version = await findVersion(versionId);
  return version && proofOf(version);
}

/** For staff who print and pack; null when there is none. */
export async function getAdminGroup(groupId: string): Promise<AdminGroup | null> {
  await requireAdminAccess(adminPaths.groupOrder(groupId), "orders.read", "orders.fulfil");
  const group = z.uuid().safeParse(groupId).success ? await findAdminGroup(groupId) : null;
  if (group) await recordStaffRead("group_orders", groupId);
  return group;
}

export async function getGroupList(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.groupOrders, "orders.read");
  const list = await readList(groupList, params, id, { find: findGroups, count: countGroups });
  return { ...list, rows: parseGroupRows(list.page.rows) };
}

/** The group of a link; null when the link is wrong. */
export async function getGroup(token: string): Promise<{ group: GroupView; proof: Proof } | null> {
  const hash = hashOfAddress(token);
  const key = await readBrowserKey();
  const group = hash === null ? null : await findGroup(hash, key && hashBrowserKey(key));
  const proof = group && (await proofOfGroup(group));
  return group && proof && { group, proof };
}

/** For the holder of an order. */
export async function getOrderGroup({ groupId }: Pick<Order, "groupId">): Promise<OrderGroup | null> {
  if (!groupId) return null;
  const token = groupTokenOf(groupId);
  const group = await findGroup(hashOfToken(token), null);
  return { path: designPaths.group(token), closesAt: group?.closedAt === null ? group.closesAt : null };
}

/** A group of the signed-in person and its link. */
export async function getOwnGroup(
  groupId: string,
  path: string,
): Promise<{ group: OwnGroup; proof: Proof; token: string } | null> {
  const viewer = await requireCustomer(path);
  const group = await findOwnGroup(groupId, viewer.id);
  const proof = group && (await proofOfGroup(group));
  return group && proof && { group, proof, token: groupTokenOf(groupId) };
}

/** With the path of the design's picture; null: its version is deleted. */
export async function listMyGroups(path: string): Promise<(GroupOrder & { picture: string | null })[]> {
  const groups = await listOwnGroups((await requireCustomer(path)).id);
  const versions = await findVersions(groups.map(({ versionId }) => versionId));
  const pictures = new Map(
    versions.map(({ id, document, prints }) => {
      const side = groupSideOf(teamSideOf(document), prints);
      return [id, designPaths.versionPicture({ versionId: id, pictureKey: pictureKeyOf(id) }, side)];
    }),
  );
  return groups.map((group) => ({ ...group, picture: pictures.get(group.versionId) ?? null }));
}

/** What starting a group from a version needs; a guest is sent to sign in, and keeps the design. */
export async function getGroupStart(
  versionId: string,
  path: string,
): Promise<{ proof: Proof; addresses: Address[] } | null> {
  const addresses = await requireMyAddresses(path);
  const proof = await getProof(versionId);
  return proof && { proof, addresses };
}
