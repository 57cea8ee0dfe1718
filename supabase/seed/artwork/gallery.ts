import type { Artwork } from "./artwork";
import { MODERN_SKY } from "./modern-sky";

export const ARTWORKS: Readonly<Record<string, Artwork>> = { ...MODERN_SKY };

export const requireArtwork = (name: string): Artwork => {
  const artwork = ARTWORKS[name] ?? ARTWORKS.sun;
  if (!artwork) throw new Error(`no artwork "${name}"`);
  return artwork;
};
