import { Resvg } from "@resvg/resvg-js";
import { luminance } from "../garments/compose";
import { type Artwork, UNITS_PER_INCH } from "./artwork";

export const artworkSvg = (artwork: Artwork, cloth: string): string => {
  const inks = luminance(cloth) < 0.42 ? artwork.dark : artwork.light;
  const width = artwork.width * UNITS_PER_INCH;
  const height = artwork.height * UNITS_PER_INCH;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${artwork.draw(inks, cloth)}</svg>`
  );
};

/** Straight RGBA at `width` pixels across. */
export const renderArtwork = (artwork: Artwork, cloth: string, width: number) => {
  const image = new Resvg(artworkSvg(artwork, cloth), {
    fitTo: { mode: "width", value: Math.round(width) },
    font: { loadSystemFonts: false },
  }).render();
  const data = image.pixels;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = 0; c < 3; c += 1) data[i + c] = Math.min(255, ((data[i + c] ?? 0) * 255) / alpha);
  }
  return { width: image.width, height: image.height, pixels: data };
};
