import type { GarmentSide } from "./printing/placements";
import type { PrintView } from "./printing/print-areas";

/** A version, and the key to its pictures; see server/designs/sign-picture.ts. */
export interface PicturedVersion {
  versionId: string;
  pictureKey: string;
}

/** URLs of designs. Few pages need them, so they are not in `paths`, which every page loads. */
export const designPaths = {
  /** Each request checks who may see it. */
  saved: "/api/designs",
  savedOne: (id: string) => `/api/designs/${id}`,
  /** A small picture of a saved design's printed side; `rev` makes it cacheable. */
  savedPicture: (id: string, rev: number) => `/api/designs/${id}/picture?rev=${rev}`,
  uploads: "/api/designs/assets",
  upload: (id: string) => `/api/designs/assets/${id}`,
  withoutBackground: "/api/designs/assets/without-background",
  aiArt: "/api/designs/ai-art",
  shared: (token: string) => `/designs/${encodeURIComponent(token)}`,
  /** The proof, before the purchase. */
  proof: (versionId: string) => `/design-proof/${versionId}`,
  /** The link of a group order. */
  group: (token: string) => `/group/${encodeURIComponent(token)}`,
  /** Those of the organiser. */
  groupOrders: "/group-orders",
  groupOrder: (id: string) => `/group-orders/${id}`,
  newGroupOrder: (versionId: string) => `/group-orders/new?version=${versionId}`,
  /** The actual print of one side, scaled down. */
  printPicture: ({ versionId, pictureKey }: PicturedVersion, view: PrintView) =>
    `/design-pictures/${versionId}/print-${view}.webp?k=${pictureKey}`,
  /** A version on its garment. */
  versionPicture: ({ versionId, pictureKey }: PicturedVersion, side: GarmentSide) =>
    `/design-pictures/${versionId}/${side}.webp?k=${pictureKey}`,
  /** The same for link previews: some apps can't show WebP. */
  versionLinkPicture: ({ versionId, pictureKey }: PicturedVersion, side: GarmentSide) =>
    `/design-pictures/${versionId}/${side}.jpg?k=${pictureKey}`,
  /** The same while it is shared. */
  sharedPicture: (token: string, side: GarmentSide) =>
    `/design-pictures/shared/${encodeURIComponent(token)}/${side}.webp`,
  /** The shared front for link previews: some apps can't show WebP. */
  linkPicture: (token: string) => `/design-pictures/shared/${encodeURIComponent(token)}/front.jpg`,
};
