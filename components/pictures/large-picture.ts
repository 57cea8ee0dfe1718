import { type ImageWidth, imageSrcSet, renditionUrl } from "@/lib/catalog/image-loader";

// Less than the full width on a phone: at 3 dots per pixel a larger file adds no detail and doubles the size.
export const largePictureSizes = "(min-width: 1344px) 690px, (min-width: 1024px) 52vw, 75vw";
export const largePictureWidth: ImageWidth = 1280;

/** Preloads the file that the product page will show. */
export function fetchLargePicture(url: string): void {
  const image = new Image();
  image.sizes = largePictureSizes;
  image.srcset = imageSrcSet(url, largePictureWidth) ?? "";
  image.src = renditionUrl(url, 640);
}
