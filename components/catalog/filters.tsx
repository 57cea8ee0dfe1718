import { countFilters, type ListParams } from "@/lib/catalog/list-params";
import type { Color } from "@/lib/catalog/product";
import { type Paise, toRupees } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import { FilterPanel } from "./filter-panel";

export interface FilterChoices {
  sizes: readonly { name: string; count: number }[];
  colors: readonly { slug: string; count: number }[];
  inStock: number;
  minListPaise: Paise | null;
  maxListPaise: Paise | null;
}

interface FiltersProps {
  params: ListParams;
  choices: FilterChoices;
  colors: ReadonlyMap<string, Color>;
  percentOff: number;
  total: number;
}

export function Filters({ params, choices, colors, percentOff, total }: FiltersProps) {
  const shownColors = withChosen(
    choices.colors,
    (color) => color.slug,
    params.colors,
    (slug) => ({ slug, count: 0 }),
  );
  // Whole rupees that leave nothing out.
  const shown = (listPaise: Paise | null, round: (rupees: number) => number) =>
    listPaise === null ? undefined : String(round(toRupees(discountPrice(listPaise, percentOff).unitPaise)));
  return (
    <FilterPanel
      category={params.category}
      query={params.query}
      sizes={withChosen(
        choices.sizes,
        (size) => size.name,
        params.sizes,
        (name) => ({ name, count: 0 }),
      )}
      chosenSizes={params.sizes}
      colors={shownColors.map(({ slug, count }) => {
        const color = colors.get(slug);
        return { slug, name: color?.name ?? slug, hex: color?.hex, count };
      })}
      chosenColors={params.colors}
      min={{ value: params.minRupees, hint: shown(choices.minListPaise, Math.floor) }}
      max={{ value: params.maxRupees, hint: shown(choices.maxListPaise, Math.ceil) }}
      inStock={choices.inStock}
      isInStock={params.isInStock}
      total={countFilters(params) > 0 ? total : null}
    />
  );
}

/** A chosen value stays visible, so that it can be removed, even when no product has it any more. */
function withChosen<T extends { count: number }>(
  choices: readonly T[],
  keyOf: (choice: T) => string,
  chosen: readonly string[],
  make: (key: string) => T,
): T[] {
  const known = new Set(choices.map(keyOf));
  return [...choices, ...chosen.filter((key) => !known.has(key)).map(make)];
}
