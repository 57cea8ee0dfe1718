import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Inks, inksFor } from "./inks";
import inks from "./inks.json";

export interface Artwork {
  /** Printed size in inches at full size. */
  width: number;
  height: number;
  /** Inks for light and for dark cloth. */
  light: Inks;
  dark: Inks;
  /** In units of a hundredth of an inch. Its inks and the cloth, for unprinted areas, are variables. */
  markup: string;
}

export const UNITS_PER_INCH = 100;

function readArtwork(name: string, { light, dark }: { light: Inks; dark: Inks }): Artwork {
  const svg = readFileSync(join(import.meta.dirname, "drawings", `${name}.svg`), "utf8");
  const [, width, height, markup = ""] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)">(.*)<\/svg>/s) ?? [];
  return {
    width: Number(width) / UNITS_PER_INCH,
    height: Number(height) / UNITS_PER_INCH,
    light,
    dark,
    markup,
  };
}

/** The drawings of the catalogue, in the order of their names' list in inks.json. */
export const ARTWORKS: Readonly<Record<string, Artwork>> = Object.fromEntries(
  Object.entries(inks).map(([name, own]) => [name, readArtwork(name, own)]),
);

export function requireArtwork(name: string): Artwork {
  const artwork = ARTWORKS[name];
  if (!artwork) throw new Error(`no artwork "${name}"`);
  return artwork;
}

/** An artwork as it is printed on a cloth, a hex colour. */
export function drawArtwork(artwork: Artwork, cloth: string): string {
  const own = inksFor(artwork, cloth);
  return artwork.markup.replace(/var\(--(?:ink-(\d)|cloth), #[0-9a-f]{6}\)/g, (_, slot?: string) =>
    slot ? (own[Number(slot) - 1] ?? cloth) : cloth,
  );
}
