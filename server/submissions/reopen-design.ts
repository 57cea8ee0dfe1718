import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { DesignDocument } from "@/lib/designer/document";
import { listUploadIds, withUploads } from "@/lib/designer/list-upload-ids";
import type { OrderRef } from "@/lib/orders/order";
import { copyAssets } from "@/server/designs/asset-repository";
import { designRefusals } from "@/server/designs/explain-refusal";
import { type DesignVersion, findOwnVersion, findVersion } from "@/server/designs/version-repository";
import { mapRefusals } from "@/server/errors";
import { requireOrderByToken } from "@/server/orders/require-order";

async function findOrdered(order: OrderRef, versionId: string): Promise<DesignVersion | null> {
  const { items } = await requireOrderByToken(order);
  const isPart = items.some(({ designVersionId }) => designVersionId === versionId);
  return isPart ? findVersion(versionId) : null;
}

/** An editable copy of a version, for its maker or for anyone with the token of its order, with its own pictures. */
export async function reopenDesign(
  owner: DesignOwner,
  versionId: string,
  order: OrderRef | null,
): Promise<{ name: string; document: DesignDocument }> {
  const version =
    (await findOwnVersion(owner, versionId)) ?? (order && (await findOrdered(order, versionId)));
  if (!version) throw designRefusals.not_found;
  const copies = await mapRefusals(designRefusals, () => copyAssets(owner, listUploadIds(version.document)));
  return { name: version.name, document: withUploads(version.document, copies) };
}
