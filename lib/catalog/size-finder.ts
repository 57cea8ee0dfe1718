import { type Body, emptyBody, type FitPreference, fitPreferences, type TypedBody } from "./body";
import { brandSizeNames, brands } from "./brand-sizes";
import { sizeChart, toCentimetres } from "./size-chart";
import type { WornCut } from "./worn-cut";

/** How much more than the body's chest a tee measures, in centimetres. */
const roomCm: Record<WornCut, Record<FitPreference, number>> = {
  regular: { fitted: 2, regular: 5, loose: 10 },
  oversized: { fitted: 10, regular: 15, loose: 20 },
  women: { fitted: 1, regular: 4, loose: 9 },
};

/** Half the step between two sizes. */
const toleranceCm = 2.5;

export interface SizeSuggestion {
  size: string;
  /** Of the garment. */
  chestCm: number;
  /** Why no size is a better one: the chart ends here. With "none" it's smaller than the body. */
  limit: "none" | "tight" | "closer" | "loose" | null;
}

/** The size whose chest is closest to the body's plus the preferred room, the larger of two; null without a chart. */
export function suggestSize(cut: WornCut, sizes: readonly string[], body: Body): SizeSuggestion | null {
  const rows = sizeChart(cut, sizes).map(({ size, chestIn }) => ({ size, chestCm: toCentimetres(chestIn) }));
  const wanted = body.chestCm + roomCm[cut][body.preference];
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return null;
  const best = rows.reduce((best, row) =>
    Math.abs(row.chestCm - wanted) <= Math.abs(best.chestCm - wanted) ? row : best,
  );
  const isBeyond = wanted > last.chestCm + toleranceCm;
  const isBelow = wanted < first.chestCm - toleranceCm;
  return {
    ...best,
    limit: isBeyond ? upperLimit(last.chestCm - body.chestCm, cut) : isBelow ? "loose" : null,
  };
}

/** `spareCm`: how much more than the body the largest size measures. */
function upperLimit(spareCm: number, cut: WornCut): SizeSuggestion["limit"] {
  if (spareCm <= 0) return "none";
  return spareCm < roomCm[cut].fitted ? "tight" : "closer";
}

/** The reasons, one sentence each. */
export function explainSuggestion({ size, chestCm, limit }: SizeSuggestion, body: Body): string[] {
  const { chestCm: bodyCm, isMeasured, from, preference } = body;
  const sources = ["height and weight", ...from.map((brand) => `${brand} size`)];
  const known = isMeasured
    ? `Your chest is ${bodyCm} cm`
    : `For your ${joinWords(sources)} we expect a chest of about ${bodyCm} cm`;
  const reasons = [
    `Our ${size} measures ${chestCm} cm around the chest.`,
    `${known}, and you like it ${preference}.`,
  ];
  const ends = {
    none: "We don't make your size in this cut yet.",
    tight: `Our largest size, ${size}, will be tight.`,
    closer: `Our largest size, ${size}, will be closer than you like.`,
    loose: `Our smallest size, ${size}, will be looser than you like.`,
  };
  return limit ? [...reasons, ends[limit]] : reasons;
}

function joinWords(words: readonly string[]): string {
  const [last = "", ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

export const sizeAnswersKey = "kapas-size-answers";

/** What the device stored; anything unknown is left empty. */
export function parseStoredBody(text: string | null): TypedBody {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return emptyBody;
    const { height, weight, chest, worn, preference } = stored as Record<string, unknown>;
    const typed = (value: unknown) => (typeof value === "string" ? value.slice(0, maxTyped) : "");
    const wornSizes: Record<string, unknown> = typeof worn === "object" && worn !== null ? { ...worn } : {};
    const sizeOf = (brand: string) => brandSizeNames.find((name) => name === wornSizes[brand]) ?? "";
    return {
      height: typed(height),
      weight: typed(weight),
      chest: typed(chest),
      worn: { Nike: sizeOf(brands[0]), adidas: sizeOf(brands[1]), "H&M": sizeOf(brands[2]) },
      preference: fitPreferences.find((each) => each === preference) ?? "regular",
    };
  } catch {
    return emptyBody;
  }
}

export const maxTyped = 20;
