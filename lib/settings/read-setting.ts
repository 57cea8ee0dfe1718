import { isIndianState } from "@/lib/addresses/states";
import { asPaise, type Paise, toPaise } from "@/lib/money";

/** Settings by key; a disabled one is absent. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Called for an invalid setting. The database refuses such a value (private.find_setting_problem), so it is an error. */
export type ReportProblem = (problem: string) => void;

/** Values for invalid settings, so that no price and no limit is lost. The database's functions use the same. */
export const fallbacks = {
  shipping_fee: toPaise(49),
  cod_fee: toPaise(40),
  cod_up_to: toPaise(5000),
  cod_open_orders: 2,
  cod_refusals: 2,
} as const;

function read<T>(
  settings: Settings,
  key: string,
  { pattern, fallback, parse }: { pattern: RegExp; fallback: T; parse: (text: string) => T },
  report: ReportProblem,
): T | null {
  const text = settings[key]?.trim();
  if (text === undefined) return null;
  if (pattern.test(text)) return parse(text);
  report(`The setting ${key} is ${JSON.stringify(text)}, which can't be read: using ${String(fallback)}`);
  return fallback;
}

/** Null when it is absent. */
function readRupees<T extends Paise | null>(
  settings: Settings,
  key: string,
  fallback: T,
  report: ReportProblem,
): Paise | null {
  return read<Paise | null>(
    settings,
    key,
    { pattern: /^\d{1,8}(\.\d{1,2})?$/, fallback, parse: toPaise },
    report,
  );
}

/** The shop's rates outside the zones, and the COD limit. */
export function readCharges(settings: Settings, report: ReportProblem) {
  return {
    shipping: {
      feePaise: readRupees(settings, "shipping_fee", fallbacks.shipping_fee, report) ?? asPaise(0),
      /** Orders of at least this amount ship free; null when none do. */
      freeOverPaise: readRupees(settings, "free_shipping_over", null, report),
    },
    codFeePaise: readRupees(settings, "cod_fee", fallbacks.cod_fee, report) ?? asPaise(0),
    codUpToPaise: readRupees(settings, "cod_up_to", fallbacks.cod_up_to, report),
  };
}

/** Null when it is absent. */
export function readCount(
  settings: Settings,
  key: string,
  fallback: number,
  report: ReportProblem,
): number | null {
  return read(settings, key, { pattern: /^\d{1,4}$/, fallback, parse: Number }, report);
}

/** A real shop-wide discount is smaller; a larger one is a typing error. */
const maxDiscountPercent = 90;

/** The `global_discount`, in per cent with two decimals at most: 0 when it is absent or invalid. */
export function readPercent(settings: Settings, report: ReportProblem): number {
  const parsed = read(
    settings,
    "global_discount",
    { pattern: /^\d{1,3}(\.\d{1,2})?$/, fallback: 0, parse: Number },
    report,
  );
  return Math.min(parsed ?? 0, maxDiscountPercent);
}

/** Null when it is absent or not a state. */
export function readState(settings: Settings, key: string, report: ReportProblem): string | null {
  const state = settings[key]?.trim();
  if (state === undefined || isIndianState(state)) return state ?? null;
  report(
    `The setting ${key} is ${JSON.stringify(state)}, which isn't a state: GST is charged as for another state`,
  );
  return null;
}

/** One of a few words; the fallback when it is absent. */
export function readChoice<T extends string>(
  settings: Settings,
  key: string,
  choices: readonly T[],
  fallback: T,
  report: ReportProblem,
): T {
  const text = settings[key]?.trim();
  const choice = choices.find((word) => word === text);
  if (text !== undefined && choice === undefined) {
    report(
      `The setting ${key} is ${JSON.stringify(text)}, which is none of ${choices.join(", ")}: using ${fallback}`,
    );
  }
  return choice ?? fallback;
}
