import type { PrintView } from "./designer/print-areas";

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
  shared: (token: string) => `/designs/${encodeURIComponent(token)}`,
  /** What we will print, before it is bought. */
  proof: (versionId: string) => `/design-proof/${versionId}`,
  /** The very print of one side, drawn smaller. */
  printPicture: (versionId: string, view: PrintView) => `/design-pictures/${versionId}/print-${view}.webp`,
  /** A version on its garment, for whoever knows its id. */
  versionPicture: (versionId: string, picture: "front" | "back") =>
    `/design-pictures/${versionId}/${picture}.webp`,
  /** The same front for whoever shows a link to it: some of them read no WebP. */
  linkPicture: (versionId: string) => `/design-pictures/${versionId}/front.jpg`,
};
