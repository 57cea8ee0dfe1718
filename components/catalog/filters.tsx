import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CloseIcon } from "@/components/ui/frame-icons";
import { countFilters, type ListParams } from "@/lib/catalog/list-params";
import type { Color } from "@/lib/catalog/product";
import { type Paise, toRupees } from "@/lib/money";
import { discountPrice } from "@/lib/pricing/discount";
import { ColorChoices, SizeChoices } from "./filter-choices";

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

export const filterPanelId = "filters";

/** Beside the list on a wide screen; on a narrow one a sheet that the browser opens by itself (popover). */
export function Filters({ params, choices, colors, percentOff, total }: FiltersProps) {
  return (
    <aside
      id={filterPanelId}
      popover="auto"
      aria-label="Filters"
      className="m-0 ml-auto h-dvh max-h-none w-[min(24rem,100vw)] overflow-y-auto overscroll-contain bg-background px-5 pt-5 text-foreground backdrop:bg-foreground/45 lg:static lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:p-0"
    >
      <div className="flex items-center justify-between lg:hidden">
        <h2 className="display text-2xl">Filters</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-2.5 grid size-11 place-items-center rounded-sm hover:bg-accent"
        >
          <CloseIcon />
        </button>
      </div>
      {params.category === null ? null : <input type="hidden" name="category" value={params.category} />}
      {params.query === null ? null : <input type="hidden" name="q" value={params.query} />}
      <SizeFilter params={params} sizes={choices.sizes} />
      <ColorFilter params={params} choices={choices} colors={colors} />
      <PriceFilter params={params} choices={choices} percentOff={percentOff} />
      <fieldset className="border-t py-5">
        <legend className="sr-only">Stock</legend>
        <Checkbox
          id="filter-stock"
          name="stock"
          value="in"
          defaultChecked={params.isInStock}
          label="In stock only"
          note={choices.inStock}
        />
      </fieldset>
      <div className="sticky bottom-0 -mx-5 border-t bg-background p-5 lg:static lg:mx-0 lg:border-0 lg:p-0">
        <Button type="submit" className="w-full">
          Show products
        </Button>
        {countFilters(params) > 0 ? (
          <p className="mt-3 text-center text-muted-foreground text-sm">{total} now</p>
        ) : null}
      </div>
    </aside>
  );
}

const legend = "float-left mb-3 w-full font-semibold";

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

function SizeFilter({ params, sizes }: { params: ListParams; sizes: FilterChoices["sizes"] }) {
  const choices = withChosen(
    sizes,
    (size) => size.name,
    params.sizes,
    (name) => ({ name, count: 0 }),
  );
  if (choices.length === 0) return null;
  return (
    <fieldset className="clear-both mt-3 border-t py-5 lg:mt-0 lg:border-t-0 lg:pt-0">
      <legend className={legend}>Size</legend>
      <SizeChoices choices={choices} chosen={params.sizes} />
    </fieldset>
  );
}

function ColorFilter({ params, choices, colors }: Pick<FiltersProps, "params" | "choices" | "colors">) {
  const all = withChosen(
    choices.colors,
    (color) => color.slug,
    params.colors,
    (slug) => ({ slug, count: 0 }),
  );
  if (all.length === 0) return null;
  return (
    <fieldset className="border-t py-5">
      <legend className={legend}>Colour</legend>
      <div className="clear-both">
        <ColorChoices
          choices={all.map(({ slug, count }) => {
            const color = colors.get(slug);
            return { slug, name: color?.name ?? slug, hex: color?.hex, count };
          })}
          chosen={params.colors}
        />
      </div>
    </fieldset>
  );
}

function PriceFilter({
  params,
  choices,
  percentOff,
}: Pick<FiltersProps, "params" | "choices" | "percentOff">) {
  // Whole rupees that leave nothing out.
  const shown = (listPaise: Paise | null, round: (rupees: number) => number) =>
    listPaise === null ? undefined : String(round(toRupees(discountPrice(listPaise, percentOff).unitPaise)));
  const field = (
    name: "min" | "max",
    label: string,
    value: number | null,
    placeholder: string | undefined,
  ) => (
    <div className="min-w-0 flex-1">
      <label htmlFor={`filter-${name}`} className="text-muted-foreground text-sm">
        {label} (₹)
      </label>
      <input
        id={`filter-${name}`}
        name={name}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={7}
        autoComplete="off"
        defaultValue={value ?? ""}
        placeholder={placeholder}
        className={"control mt-1 min-h-11"}
      />
    </div>
  );
  return (
    <fieldset className="border-t py-5">
      <legend className={legend}>Price</legend>
      <div className="clear-both flex gap-3">
        {field("min", "From", params.minRupees, shown(choices.minListPaise, Math.floor))}
        {field("max", "To", params.maxRupees, shown(choices.maxListPaise, Math.ceil))}
      </div>
    </fieldset>
  );
}
