import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { designPaths } from "@/lib/designer/design-paths";
import type { DesignDocument } from "@/lib/designer/document";
import { listUploadIds, withUploads } from "@/lib/designer/list-upload-ids";
import { isDesignToken } from "@/lib/designer/saved-design";
import { AppError, mapRefusals } from "@/server/errors";
import { copyAssets } from "./asset-repository";
import { designRefusals } from "./explain-refusal";
import { isDesignDeleted } from "./repository";
import { hashOfAddress, hashOfToken, shareTokenOf } from "./share-token";
import {
  findOwnVersion,
  findSharedDesign,
  findVersion,
  isRefusedForGood,
  listGallery,
  type SharedDesign,
  setShareHash,
} from "./version-repository";

/** Creates a public link to a version; returns the same one as long as it is shared. */
export async function shareDesign(owner: DesignOwner | null, versionId: string): Promise<{ path: string }> {
  const version = await findOwnVersion(owner, versionId);
  if (!version || (await isDesignDeleted(owner, version.designId))) throw designRefusals.not_found;
  if (await isRefusedForGood(version.id)) throw designRefusals.refused;
  const token = shareTokenOf(version.id, version.shareSerial);
  const isDone =
    version.isShared || (await setShareHash(version.id, version.shareSerial, hashOfToken(token)));
  if (!isDone) throw new AppError("conflict", "This link has just changed. Please try again.");
  return { path: designPaths.shared(token) };
}

/** Null when the link is wrong, or no longer shared. */
export async function findSharedDesignByToken(token: string): Promise<SharedDesign | null> {
  const hash = hashOfAddress(token);
  return hash === null ? null : findSharedDesign(hash);
}

/** The document of a design on the home page, if others may start from it. */
async function findGalleryDesign(versionId: string): Promise<Pick<SharedDesign, "name" | "document"> | null> {
  const [design] = await listGallery(versionId);
  return design?.mayRemix ? findVersion(versionId) : null;
}

/** An editable copy of a design, with its own copies of the pictures. `source`: a link's token, or a version of the home page. */
export async function remixDesign(
  owner: DesignOwner,
  source: string,
): Promise<{ name: string; document: DesignDocument }> {
  const shared = await (isDesignToken(source) ? findSharedDesignByToken(source) : findGalleryDesign(source));
  if (!shared) throw designRefusals.not_found;
  const copies = await mapRefusals(designRefusals, () => copyAssets(owner, listUploadIds(shared.document)));
  return { name: shared.name, document: withUploads(shared.document, copies) };
}
