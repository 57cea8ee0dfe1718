/** What staff chose for a design that its designer allows on the home page. */
export const galleryStates = { asked: "To choose", shown: "Shown", declined: "Not shown" } as const;

export type GalleryState = keyof typeof galleryStates;
export const galleryStateNames = Object.keys(galleryStates) as [GalleryState, ...GalleryState[]];

/** The permission to show a design on the home page. */
export interface GalleryConsent {
  /** null: not allowed. */
  gallery: GalleryState | null;
  galleryShowsName: boolean;
  galleryMayRemix: boolean;
}
