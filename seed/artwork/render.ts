import { Resvg } from "@resvg/resvg-js";
import { releaseRendered } from "../garments/collect";
import { type Artwork, drawArtwork, UNITS_PER_INCH } from "./gallery";

/** Part of an artwork, in its own units. */
export type Window = { x: number; y: number; width: number; height: number };

export const artworkSvg = (artwork: Artwork, cloth: string, window?: Window): string => {
  const width = artwork.width * UNITS_PER_INCH;
  const height = artwork.height * UNITS_PER_INCH;
  const view = window ?? { x: 0, y: 0, width, height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" ` +
    `width="${view.width}" height="${view.height}">${drawArtwork(artwork, cloth)}</svg>`
  );
};

export type Rendered = { pixels: Uint8Array; width: number; height: number };

/** Straight RGBA of an artwork, or of a part of it, at `width` pixels across. */
export const renderArtwork = async (
  artwork: Artwork,
  cloth: string,
  width: number,
  window?: Window,
): Promise<Rendered> => {
  const image = new Resvg(artworkSvg(artwork, cloth, window), {
    fitTo: { mode: "width", value: Math.round(width) },
    font: { loadSystemFonts: false },
  }).render();
  const data = image.pixels;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = 0; c < 3; c += 1) data[i + c] = Math.min(255, ((data[i + c] ?? 0) * 255) / alpha);
  }
  const result = { width: image.width, height: image.height, pixels: data };
  await releaseRendered(image.width * image.height);
  return result;
};
