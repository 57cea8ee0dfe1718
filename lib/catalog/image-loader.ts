/** The stored widths of every picture. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** All catalogue pictures are 4:5. */
export function imageHeight(width: number): number {
  return (width * 5) / 4;
}

/** A picture's URL relative to a folder that is named only once. */
export function withinFolder(url: string, folder: string): string {
  return url.startsWith(folder) ? url.slice(folder.length) : url;
}

/** The full URL of a name from withinFolder. */
export function fromFolder(name: string, folder: string): string {
  return name.includes("/") ? name : folder + name;
}

const rendition = /-(?:320|640|960|1280|1920)\.webp$/;

/** The rendition of a stored picture; a picture without one (bundled or external) keeps its URL. */
export function renditionUrl(url: string, width: ImageWidth): string {
  return url.replace(rendition, `-${width}.webp`);
}

export function imageSrcSet(url: string, maxWidth: ImageWidth = 1920): string | undefined {
  if (!rendition.test(url)) return undefined;
  return imageWidths
    .filter((width) => width <= maxWidth)
    .map((width) => `${renditionUrl(url, width)} ${width}w`)
    .join(", ");
}

/** The size of a stored picture, from its name; all others are 4:5. */
export function pictureSize(url: string): { width: number; height: number } {
  const [, width, height] = url.match(/-(\d{2,5})x(\d{2,5})-\d+\.webp$/) ?? [];
  return width && height
    ? { width: Number(width), height: Number(height) }
    : { width: 640, height: imageHeight(640) };
}
