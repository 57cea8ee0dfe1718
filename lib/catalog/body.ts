import { toAsciiDigits } from "@/lib/digits";
import { type Brand, brandSizes, brands } from "./brand-sizes";
import type { WornCut } from "./worn-cut";

export const fitPreferences = ["fitted", "regular", "loose"] as const;
export type FitPreference = (typeof fitPreferences)[number];

/** The size finder's fields, as typed. */
export interface TypedBody {
  height: string;
  weight: string;
  chest: string;
  /** The size worn in each brand; "" when unknown. */
  worn: Readonly<Record<Brand, string>>;
  preference: FitPreference;
}

export interface Body {
  /** Chest circumference in whole centimetres, measured or expected. */
  chestCm: number;
  isMeasured: boolean;
  /** The brands that the expected chest includes. */
  from: readonly Brand[];
  preference: FitPreference;
}

type BodyField = "height" | "weight" | "chest";
export type BodyProblems = Partial<Record<BodyField, string>>;

export const emptyBody: TypedBody = {
  height: "",
  weight: "",
  chest: "",
  worn: { Nike: "", adidas: "", "H&M": "" },
  preference: "regular",
};

const limits = { height: [120, 220], weight: [30, 200], chest: [60, 160] } as const;
/** Kilograms per square metre; outside, height and weight belong to two people, or to two units. */
const bodyMassLimits = [11, 70] as const;

/**
 * A trunk is close to a cylinder, so its girth grows with the square root of weight by height. The factors are those of
 * the mean soldier in "2012 Anthropometric Survey of U.S. Army Personnel" (NATICK/TR-15/007, public): men 175.6 cm,
 * 85.5 kg, chest 105.9 cm; women 162.9 cm, 67.8 kg, chest 94.7 cm. Unisex cuts take the men's.
 */
const girthFactors: Record<WornCut, number> = { regular: 15.18, oversized: 15.18, women: 14.68 };

export function expectChest(cut: WornCut, heightCm: number, weightKg: number): number {
  return girthFactors[cut] * Math.sqrt(weightKg / (heightCm / 100));
}

/** Reads the typed fields. A measured chest replaces the other fields. */
export function readBody(cut: WornCut, typed: TypedBody): { body: Body } | { problems: BodyProblems } {
  const { preference } = typed;
  if (typed.chest.trim() !== "") {
    const chest = parseNumber(typed.chest, "cm");
    if (!isWithin(chest, limits.chest)) {
      const isInches = isWithin(chest, inches(limits.chest));
      const help = isInches ? ` ${format(chest)} inches is ${Math.round(chest * 2.54)} cm.` : "";
      return { problems: { chest: `${outside("chest", "cm", limits.chest)}${help}` } };
    }
    return { body: { chestCm: Math.round(chest), isMeasured: true, from: [], preference } };
  }
  const height = parseHeight(typed.height);
  const weight = parseNumber(typed.weight, "kg");
  const problems: BodyProblems = {};
  if (!isWithin(height, limits.height)) {
    problems.height =
      typed.height.trim() === ""
        ? "Enter your height, or only your chest below."
        : `${outside("height", "cm", limits.height)} 5.7 is 5 feet 7 inches.`;
  }
  if (!isWithin(weight, limits.weight)) {
    problems.weight =
      typed.weight.trim() === ""
        ? "Enter your weight, or only your chest below."
        : outside("weight", "kg", limits.weight);
  }
  if (problems.height || problems.weight) return { problems };
  if (!isWithin(weight / (height / 100) ** 2, bodyMassLimits)) {
    return {
      problems: {
        weight: `${format(weight)} kg doesn't go with a height of ${format(height)} cm. Check both, or enter your chest.`,
      },
    };
  }
  const from = brands.filter((brand) => chestOf(cut, brand, typed.worn[brand]) !== null);
  const expected = [
    expectChest(cut, height, weight),
    ...from.map((brand) => chestOf(cut, brand, typed.worn[brand]) ?? 0),
  ];
  const mean = expected.reduce((sum, each) => sum + each, 0) / expected.length;
  return { body: { chestCm: Math.round(mean), isMeasured: false, from, preference } };
}

function chestOf(cut: WornCut, brand: Brand, size: string): number | null {
  const range = brandSizes[brand][cut === "women" ? "women" : "men"][size];
  return range ? (range[0] + range[1]) / 2 : null;
}

const outside = (noun: BodyField, unit: string, [min, max]: readonly [number, number]) =>
  `Enter a ${noun} between ${min} and ${max} ${unit}.`;

const inches = ([min, max]: readonly [number, number]) => [min / 2.54, max / 2.54] as const;

const isWithin = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max;

const format = (value: number) => String(Math.round(value * 10) / 10);

/** NaN for anything but a number, with or without its unit. */
function parseNumber(typed: string, unit: string): number {
  const text = toAsciiDigits(typed).trim().toLowerCase().replace(",", ".");
  const number = text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;
  return /^\d{1,4}(\.\d{1,3})?$/.test(number) ? Number(number) : Number.NaN;
}

/** Centimetres, metres ("1.7"), or feet and inches: 5'7", 5 ft 7 in, and 5.7 as people in India write it. */
function parseHeight(typed: string): number {
  const text = toAsciiDigits(typed).trim().toLowerCase().replace(",", ".");
  const feet = /^([3-7])\s*(?:[.\s]|['’′]|ft|feet)\s*(\d{1,2})?\s*(?:["”″]|''|in|inch|inches)?$/.exec(text);
  const inches = Number(feet?.[2] ?? 0);
  if (feet && inches < 12) return Math.round(Number(feet[1]) * 30.48 + inches * 2.54);
  const number = parseNumber(text, "cm");
  return number < 3 ? number * 100 : number;
}
