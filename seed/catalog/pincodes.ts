import { readFileSync } from "node:fs";
import { SHIPPING_ZONES } from "./offers";
import { EAST_PINCODES } from "./pincodes/east";
import { NORTH_PINCODES } from "./pincodes/north";
import { SOUTH_PINCODES } from "./pincodes/south";
import type { StatePincodes } from "./pincodes/state";
import { WEST_PINCODES } from "./pincodes/west";

export interface SeedPincode {
  pincode: string;
  /** Empty when unknown. */
  city: string;
  state: string;
  otherStates: string[];
  deliveryDays: number | null;
  cod: boolean;
}

const readState = ({ state, days, offices }: StatePincodes): SeedPincode[] =>
  offices
    .trim()
    .split(/,\s*/)
    .map((office) => ({
      pincode: office.slice(0, 6),
      city: office.slice(7).replace("!", ""),
      state,
      otherStates: [],
      deliveryDays: days,
      cod: !office.endsWith("!"),
    }));

const statePincodes = [...SOUTH_PINCODES, ...WEST_PINCODES, ...NORTH_PINCODES, ...EAST_PINCODES];
const daysOf = new Map(statePincodes.map(({ state, days }) => [state, days]));
const remoteStates = new Set(SHIPPING_ZONES.flatMap(({ states }) => states));

/** Towns that were checked one by one. */
export const TOWNS: readonly SeedPincode[] = statePincodes.flatMap(readState);

const rangeOf = (range: string): number[] => {
  const [from = 0, to = from] = range.split("-").map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

/** Couriers take cash nearly everywhere; in remote states only in the checked towns. */
const readLine = (line: string): SeedPincode[] => {
  const [states = "", city = "", pincodes = ""] = line.split("\t");
  const [state = "", ...otherStates] = states.split("|");
  return pincodes.split(" ").flatMap((range) =>
    rangeOf(range).map((pincode) => ({
      pincode: String(pincode),
      city,
      state,
      otherStates,
      deliveryDays: daysOf.get(state) ?? null,
      cod: !remoteStates.has(state),
    })),
  );
};

/** All delivery pincodes of India; see pincodes/SOURCE.md. */
export const readPincodes = (): SeedPincode[] => {
  const towns = new Map(TOWNS.map((town) => [town.pincode, town]));
  return readFileSync("seed/catalog/pincodes/india.tsv", "utf8")
    .trimEnd()
    .split("\n")
    .flatMap(readLine)
    .map((row) => {
      const town = towns.get(row.pincode);
      return town ? { ...town, otherStates: row.otherStates.filter((state) => state !== town.state) } : row;
    });
};
