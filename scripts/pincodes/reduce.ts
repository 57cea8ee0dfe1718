import { districtTowns, statePrefixes } from "./names";

/** A post office as the package lists it. */
export interface PostOffice {
  pincode: number;
  districtName: string;
  stateName: string;
}

/** All the pincodes of one line belong to it. */
interface Line {
  /** The state with most of its post offices first; a few pincodes lie in two. */
  states: string[];
  /** Empty: the buyer types it. */
  city: string;
  pincodes: number[];
}

/** A district is included for a pincode when it has at least this share of its post offices. */
const clearShare = 2 / 3;

const stateNames: Record<string, string> = {
  "ANDAMAN & NICOBAR ISLANDS": "Andaman and Nicobar Islands",
  CHATTISGARH: "Chhattisgarh",
  "DADRA & NAGAR HAVELI": "Dadra and Nagar Haveli and Daman and Diu",
  "DAMAN & DIU": "Dadra and Nagar Haveli and Daman and Diu",
  "JAMMU & KASHMIR": "Jammu and Kashmir",
  PONDICHERRY: "Puducherry",
};

function toState(name: string): string {
  return (
    stateNames[name] ??
    name.toLowerCase().replace(/(^| )([a-z])/g, (_match, gap, letter) => gap + letter.toUpperCase())
  );
}

/** The names in the list, most frequent first. */
function byFrequency(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
}

function statesOf(pincode: number, offices: readonly PostOffice[]): string[] {
  const prefix = Math.floor(pincode / 1000);
  const formedSince = statePrefixes.find(({ from, to }) => from <= prefix && prefix <= to);
  return formedSince?.states ?? byFrequency(offices.map(({ stateName }) => toState(stateName)));
}

function cityOf(offices: readonly PostOffice[]): string {
  const towns = offices.map(({ districtName }) => districtTowns[districtName] ?? districtName);
  const [first = ""] = byFrequency(towns);
  return towns.filter((town) => town === first).length >= clearShare * towns.length ? first : "";
}

/** One line for each pair of states and city, ordered by pincode. */
export function reducePincodes(offices: readonly PostOffice[]): Line[] {
  const byPincode = new Map<number, PostOffice[]>();
  for (const office of offices) {
    const known = byPincode.get(office.pincode);
    if (known) known.push(office);
    else byPincode.set(office.pincode, [office]);
  }
  const lines = new Map<string, Line>();
  for (const [pincode, its] of [...byPincode].sort(([a], [b]) => a - b)) {
    const states = statesOf(pincode, its);
    const city = cityOf(its);
    const key = [...states, city].join("|");
    const line = lines.get(key) ?? { states, city, pincodes: [] };
    line.pincodes.push(pincode);
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** "560001-560010 560012": consecutive pincodes form one range. */
export function toRanges(pincodes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const pincode of pincodes) {
    const last = ranges.at(-1);
    if (last && last[1] === pincode - 1) last[1] = pincode;
    else ranges.push([pincode, pincode]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(" ");
}

/** "states<tab>city<tab>pincodes", one line each. */
export function toTable(lines: readonly Line[]): string {
  return lines
    .map(({ states, city, pincodes }) => `${states.join("|")}\t${city}\t${toRanges(pincodes)}\n`)
    .join("");
}
