import "server-only";
import { unstable_rethrow } from "next/navigation";
import { coverSideOf } from "@/lib/designer/printing/placements";
import type { ListedDesign, SavedDesign } from "@/lib/designer/saved-design";
import type { DesignOffer } from "@/lib/designer/shop";
import type { Upload } from "@/lib/designer/uploads";
import { priceOfOne } from "@/lib/pricing/price-sizes";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { getViewer } from "@/server/session/viewer";
import { findOwnAssets, listAssets } from "./asset-repository";
import { drawDesign } from "./draw-design";
import { designRefusals } from "./explain-refusal";
import { readDesignFile, recordDesignFiles } from "./file-repository";
import { readDesignOwner } from "./owner-queries";
import { type Asker, renderOnce } from "./render-once";
import { findDesignRow, listDesignRows, listSharedDesignIds } from "./repository";
import { findSharedDesignByToken } from "./share-design";
import { getDesignerShop } from "./shop-queries";
import { findVersion, type SharedDesign } from "./version-repository";

async function listDesignsOf(viewer: { id: string }): Promise<ListedDesign[]> {
  const [designs, shared] = await Promise.all([listDesignRows(viewer.id), listSharedDesignIds(viewer.id)]);
  return designs.map(({ document, ...design }) => ({
    ...design,
    cut: document.cut,
    colour: document.colour,
    isShared: shared.has(design.id),
  }));
}

export async function listMyDesigns(): Promise<ListedDesign[]> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  return listDesignsOf(viewer);
}

export type MyDesigns = { is: "guest" } | { is: "unavailable" } | { is: "mine"; designs: ListedDesign[] };

/** For the "My designs" page. An uncaught failure would leave its response open for ever. */
export async function getMyDesigns(): Promise<MyDesigns> {
  try {
    const viewer = await getViewer();
    if (!viewer) return { is: "guest" };
    await readDesignOwner(viewer);
    return { is: "mine", designs: await listDesignsOf(viewer) };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "designs: failed to list");
    return { is: "unavailable" };
  }
}

export type SharedDesignPage =
  | { is: "missing" }
  | { is: "unavailable" }
  | { is: "shared"; design: SharedDesign; offer: DesignOffer };

/** The contents of a shared link: a design, and nothing about its owner. */
export async function getSharedDesign(token: string): Promise<SharedDesignPage> {
  try {
    const design = await findSharedDesignByToken(token);
    return design ? { is: "shared", design, offer: await readOffer(design) } : { is: "missing" };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "designs: failed to open a share");
    return { is: "unavailable" };
  }
}

async function readOffer({ versionId, document }: SharedDesign): Promise<DesignOffer> {
  const { cut, colour: slug } = document;
  const [shop, version] = await Promise.all([getDesignerShop(), findVersion(versionId)]);
  const blank = shop.blanks.find((each) => each.cut === cut);
  const colour = shop.colours.find((each) => each.slug === slug)?.name ?? slug;
  return {
    garment: `${blank?.name ?? `A tee of the ${cut} cut`} in ${colour}`,
    from:
      blank && version
        ? priceOfOne(blank.pricePaise, version.prints, shop.prices, shop.discountPercent)
        : null,
  };
}

export async function getMyDesign(id: string): Promise<SavedDesign> {
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  const design = await findDesignRow(viewer.id, id);
  if (!design) throw designRefusals.not_found;
  return design;
}

/** Of a person or of this browser, newest first. */
export async function listMyUploads(): Promise<Upload[]> {
  const owner = await readDesignOwner(await getViewer());
  if (!owner) return [];
  const assets = await listAssets(owner);
  return assets.map(({ path: _path, previewPath: _previewPath, ...upload }) => upload);
}

/** WebP of at most 1600 pixels; null when it is another person's. */
export async function getUploadPreview(assetId: string): Promise<Buffer | null> {
  const owner = await readDesignOwner(await getViewer());
  if (!owner) return null;
  const [asset] = await findOwnAssets(owner, [assetId]);
  return asset ? readDesignFile("design-assets", asset.previewPath) : null;
}

const listedWidth = 400;

/** A printed side of a custom design as WebP, cached for a day; null when it does not exist. */
export async function drawMyDesign(id: string, asker: Asker): Promise<Buffer | null> {
  const viewer = await getViewer();
  const design = viewer && (await findDesignRow(viewer.id, id));
  if (!viewer || !design) return null;
  const owner = { userId: viewer.id, browserKeyHash: null };
  const side = coverSideOf(design.document);
  const path = `designs/${id}-${design.rev}.webp`;
  return renderOnce(path, asker, async (signal) => {
    const findAssets = (ids: readonly string[]) => findOwnAssets(owner, ids);
    const picture = await drawDesign(design.document, side, listedWidth, findAssets, signal);
    await recordDesignFiles("design-assets", [path]);
    return picture;
  });
}
