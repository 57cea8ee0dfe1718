import { ACCESSORY_GARMENTS } from "./accessories";
import { TEES } from "./cuts";
import { FOLDED_TEES } from "./folded";
import type { Garment } from "./garment";

const WARDROBE: readonly Garment[] = [...TEES, ...FOLDED_TEES, ...ACCESSORY_GARMENTS];

export const requireGarment = (id: string): Garment => {
  const garment = WARDROBE.find((g) => g.id === id);
  if (!garment) throw new Error(`no garment "${id}"`);
  return garment;
};
