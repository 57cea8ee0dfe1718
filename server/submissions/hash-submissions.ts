import "server-only";
import { listUploadIds } from "@/lib/designer/list-upload-ids";
import { findAssets } from "@/server/designs/asset-repository";
import { loadDesignResources } from "@/server/designs/design-resources";
import { readDesignFile } from "@/server/designs/file-repository";
import { findVersion } from "@/server/designs/version-repository";
import { isUnavailable } from "@/server/errors";
import { log } from "@/server/log";
import { hashPrint } from "./hash-print";
import { listUnhashed, saveArtHashes } from "./repository";

/** Enough for a picture of a few hundred pixels. */
const dpi = 30;

/** Fingerprints the prints of this many submissions, to recognise refused art; a failed one has none. */
export async function hashSubmissions(limit: number): Promise<void> {
  for (const { id, versionId } of await listUnhashed(limit)) {
    try {
      await saveArtHashes(id, await hashVersion(versionId));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, submissionId: id }, "submissions: no fingerprint");
      await saveArtHashes(id, []);
    }
  }
}

async function hashVersion(versionId: string): Promise<bigint[]> {
  const version = await findVersion(versionId);
  if (!version) return [];
  const { document, prints } = version;
  const previews = new Map(
    (await findAssets(listUploadIds(document))).map(({ id, previewPath }) => [id, previewPath]),
  );
  const readPicture = async (asset: string) => {
    const path = previews.get(asset);
    const bytes = path === undefined ? null : await readDesignFile("design-assets", path);
    return bytes && { bytes, mime: "image/webp" };
  };
  const hashes: bigint[] = [];
  for (const { view } of prints) {
    const resources = await loadDesignResources(document, readPicture, { views: [view], dpi });
    const hash = await hashPrint(document, view, resources);
    if (hash !== null) hashes.push(hash);
  }
  return hashes;
}
