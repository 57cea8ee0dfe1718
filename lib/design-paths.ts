import type { GarmentSide } from "./designer/placements";
import type { PrintView } from "./designer/print-areas";

/** A version, and what opens its pictures; see server/designs/sign-picture.ts. */
export interface PicturedVersion {
  versionId: string;
  pictureKey: string;
}

/** Addresses of designs. Few pages need them, so they are no part of `paths`, which every page loads. */
export const designPaths = {
  /** Who may see it is asked of each. */
  saved: "/api/designs",
  savedOne: (id: string) => `/api/designs/${id}`,
  /** The front of a saved design, drawn small; `rev` lets browsers keep it. */
  savedPicture: (id: string, rev: number) => `/api/designs/${id}/picture?rev=${rev}`,
  uploads: "/api/designs/assets",
  upload: (id: string) => `/api/designs/assets/${id}`,
  withoutBackground: "/api/designs/assets/without-background",
  aiArt: "/api/designs/ai-art",
  shared: (token: string) => `/designs/${encodeURIComponent(token)}`,
  /** What we will print, before it is bought. */
  proof: (versionId: string) => `/design-proof/${versionId}`,
  /** The very print of one side, drawn smaller. */
  printPicture: ({ versionId, pictureKey }: PicturedVersion, view: PrintView) =>
    `/design-pictures/${versionId}/print-${view}.webp?k=${pictureKey}`,
  /** A version on its garment. */
  versionPicture: ({ versionId, pictureKey }: PicturedVersion, side: GarmentSide) =>
    `/design-pictures/${versionId}/${side}.webp?k=${pictureKey}`,
  /** The same while it is shared. */
  sharedPicture: (token: string, side: GarmentSide) =>
    `/design-pictures/shared/${encodeURIComponent(token)}/${side}.webp`,
  /** The shared front for whoever shows a link to it: some of them read no WebP. */
  linkPicture: (token: string) => `/design-pictures/shared/${encodeURIComponent(token)}/front.jpg`,
};
