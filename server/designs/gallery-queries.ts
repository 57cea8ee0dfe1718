import "server-only";
import type { GalleryDesign } from "@/lib/designer/gallery-design";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { listGallery } from "./version-repository";

/** What customers made, for the home page. */
export async function getDesignGallery(): Promise<GalleryDesign[]> {
  "use cache";
  return readWithCachePolicy("marketingSections", [], () => listGallery());
}

/** Whether the home page may show this version now. */
export async function isInGallery(versionId: string): Promise<boolean> {
  return (await listGallery(versionId)).length > 0;
}
