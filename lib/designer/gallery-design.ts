/** A design that the home page shows. */
export interface GalleryDesign {
  versionId: string;
  name: string;
  picture: string;
  /** Of its designer, if they allow it. */
  firstName: string | null;
  /** Others may start from a copy. */
  mayRemix: boolean;
  /** AI drew a picture of it. */
  isAi: boolean;
}
