import { SHIPPING_ZONES } from "./shipping-zones";
import { readTable, readText } from "./table";

export interface SeedPincode {
  pincode: string;
  /** Empty when unknown. */
  city: string;
  state: string;
  otherStates: string[];
  deliveryDays: number | null;
  cod: boolean;
}

/** By state; "!" marks an office where couriers take no cash. */
const checked = readTable("pincodes/towns.csv").map(({ state = "", days, towns = "" }) => ({
  state,
  deliveryDays: Number(days),
  offices: towns.split(", "),
}));
const daysOf = new Map(checked.map(({ state, deliveryDays }) => [state, deliveryDays]));
const remoteStates = new Set(SHIPPING_ZONES.flatMap(({ states }) => states));

/** Towns that were checked one by one. */
export const TOWNS: readonly SeedPincode[] = checked.flatMap(({ offices, ...state }) =>
  offices.map((office) => ({
    ...state,
    pincode: office.slice(0, 6),
    city: office.slice(7).replace("!", ""),
    otherStates: [],
    cod: !office.endsWith("!"),
  })),
);

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
  return readText("pincodes/india.tsv")
    .trimEnd()
    .split("\n")
    .flatMap(readLine)
    .map((row) => {
      const town = towns.get(row.pincode);
      return town ? { ...town, otherStates: row.otherStates.filter((state) => state !== town.state) } : row;
    });
};
