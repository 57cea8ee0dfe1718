import { EAST_PINCODES } from "./pincodes/east";
import { NORTH_PINCODES } from "./pincodes/north";
import { SOUTH_PINCODES } from "./pincodes/south";
import type { StatePincodes } from "./pincodes/state";
import { WEST_PINCODES } from "./pincodes/west";

export type SeedPincode = {
  pincode: string;
  city: string;
  state: string;
  deliveryDays: number;
  cod: boolean;
};

const readState = ({ state, days, offices }: StatePincodes): SeedPincode[] =>
  offices
    .trim()
    .split(/,\s*/)
    .map((office) => ({
      pincode: office.slice(0, 6),
      city: office.slice(7).replace("!", ""),
      state,
      deliveryDays: days,
      cod: !office.endsWith("!"),
    }));

export const PINCODES: readonly SeedPincode[] = [
  ...SOUTH_PINCODES,
  ...WEST_PINCODES,
  ...NORTH_PINCODES,
  ...EAST_PINCODES,
].flatMap(readState);
