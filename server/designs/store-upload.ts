import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { DesignOwner } from "@/lib/designer/design-owner";
import type { Upload } from "@/lib/designer/uploads";
import { createFairQueue } from "@/server/create-fair-queue";
import { AppError, mapRefusals } from "@/server/errors";
import { addAsset, type DesignAsset, findOwnAssets, findSentAsset } from "./asset-repository";
import { designRefusals } from "./explain-refusal";
import { readDesignFile, recordDesignFiles, storeDesignFile } from "./file-repository";
import { queueByOwner } from "./queue-by-owner";
import { cutBackground, type ReadUpload, readUpload } from "./read-upload";

/** A decoded picture takes up to 150 MB: one at a time per instance. More waiting ones would hold their bytes for too long. */
const inTurn = createFairQueue({
  atOnce: 1,
  maxInAll: 12,
  maxWaitMs: 30_000,
  tooManyOfOne: () =>
    new AppError("rate_limited", "Two pictures at a time, please. Try again in 10 seconds.", undefined, 10),
  full: () =>
    new AppError(
      "unavailable",
      "Many pictures are being uploaded right now. Please try again in a minute.",
      undefined,
      60,
    ),
});

const inTurnOf = queueByOwner(inTurn, { ofOwner: 2, ofAddress: 6 });

/** As inTurnOf(), for a picture that the shop makes for a signed-in person, who may upload at the same time. */
export const inOwnTurn = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  inTurn({ kind: "person", shares: [[name, 1]] }, work);

export const hashOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const endings = { "image/png": "png", "image/jpeg": "jpg" } as const;

function toUpload({ id, width, height, hasAlpha, softPercent }: DesignAsset): Upload {
  return { id, width, height, hasAlpha, softPercent };
}

/** A picture in the bucket design-assets that no row references yet. */
export type StoredFiles = Omit<DesignAsset, "id"> & { bytes: number; sha256: string };

interface Source {
  sentSha256: string;
  sourceAssetId: string | null;
  noticeVersion: string | null;
}

/** Stores both files of a picture; the jobs delete them after a day unless a row references them. */
export async function storeUploadFiles(read: ReadUpload): Promise<StoredFiles> {
  const name = randomUUID();
  const path = `${name}.${endings[read.type]}`;
  const previewPath = `${name}-preview.webp`;
  await recordDesignFiles("design-assets", [path, previewPath]);
  await storeDesignFile("design-assets", path, read.file, read.type);
  await storeDesignFile("design-assets", previewPath, read.preview, "image/webp");
  const { width, height, hasAlpha, softPercent, sha256 } = read;
  const bytes = read.file.byteLength + read.preview.byteLength;
  return { path, previewPath, width, height, hasAlpha, softPercent, sha256, bytes };
}

async function store(owner: DesignOwner, read: ReadUpload, source: Source): Promise<Upload> {
  return toUpload(await addAsset({ owner, ...(await storeUploadFiles(read)), ...source }));
}

/** Stores a cleaned upload; the same file again is the same upload. */
export function storeUpload(
  owner: DesignOwner,
  { address, notice }: { address: string /** The version of the shown privacy notice. */; notice: string },
  file: Buffer,
): Promise<Upload> {
  return mapRefusals(designRefusals, async () => {
    const sentSha256 = hashOf(file);
    const known = await findSentAsset(owner, sentSha256);
    if (known) return toUpload(known);
    const read = await inTurnOf(owner, address, () => readUpload(file));
    return store(owner, read, { sentSha256, sourceAssetId: null, noticeVersion: notice });
  });
}

/**
 * A copy of an upload without its background; the upload stays. Null when it is not the owner's. `tolerance`
 * from 0 to 100: see removeBackground().
 */
export function storeWithoutBackground(
  owner: DesignOwner,
  address: string,
  assetId: string,
  tolerance: number,
): Promise<Upload | null> {
  return mapRefusals(designRefusals, async () => {
    const [asset] = await findOwnAssets(owner, [assetId]);
    if (!asset) return null;
    const sentSha256 = hashOf(`without background ${asset.path} ${tolerance}`);
    const known = await findSentAsset(owner, sentSha256);
    if (known) return toUpload(known);
    const original = await readDesignFile("design-assets", asset.path);
    if (!original) throw designRefusals.asset_missing;
    const read = await inTurnOf(owner, address, () => cutBackground(original, tolerance));
    return store(owner, read, { sentSha256, sourceAssetId: asset.id, noticeVersion: null });
  });
}
