import type { Artwork } from "./artwork";
import { BEASTS } from "./beasts";
import { BIRDS } from "./birds";
import { BLOCKS } from "./blocks";
import { BUILDINGS } from "./buildings";
import { COAST } from "./coast";
import { ELEPHANTS } from "./elephants";
import { FLOWERS } from "./flowers";
import { FOLK } from "./folk";
import { GEOMETRY } from "./geometry";
import { INSECTS } from "./insects";
import { LAKES } from "./lakes";
import { LETTERING } from "./lettering";
import { MODERN_SKY } from "./modern-sky";
import { MUSIC } from "./music";
import { OBJECTS } from "./objects";
import { ORNAMENTS } from "./ornaments";
import { OUTDOORS } from "./outdoors";
import { PATTERNS } from "./patterns";
import { PLAYROOM } from "./playroom";
import { SEASON } from "./season";
import { SQUARES } from "./squares";
import { STREET } from "./street";
import { TABLE } from "./table";

export const ARTWORKS: Readonly<Record<string, Artwork>> = {
  ...BEASTS,
  ...BIRDS,
  ...COAST,
  ...FLOWERS,
  ...FOLK,
  ...GEOMETRY,
  ...MODERN_SKY,
  ...MUSIC,
  ...OBJECTS,
  ...PATTERNS,
  ...LETTERING,
  ...PLAYROOM,
  ...SQUARES,
  ...STREET,
  ...ELEPHANTS,
  ...OUTDOORS,
  ...ORNAMENTS,
  ...SEASON,
  ...BUILDINGS,
  ...LAKES,
  ...BLOCKS,
  ...INSECTS,
  ...TABLE,
};

export const requireArtwork = (name: string): Artwork => {
  const artwork = ARTWORKS[name];
  if (!artwork) throw new Error(`no artwork "${name}"`);
  return artwork;
};
