"use client";

// In the browser too, from data: as server components its fields would travel twice as markup.
import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { CloseIcon } from "@/components/ui/frame-icons";
import { describeSize } from "@/lib/catalog/sizes";

export const filterPanelId = "filters";

interface PriceEnd {
  value: number | null;
  /** The list's own minimum or maximum. */
  hint: string | undefined;
}

interface FilterPanelProps {
  category: string | null;
  query: string | null;
  sizes: readonly SizeChoice[];
  chosenSizes: readonly string[];
  colors: readonly ColorChoice[];
  chosenColors: readonly string[];
  min: PriceEnd;
  max: PriceEnd;
  /** The number in stock. */
  inStock: number;
  isInStock: boolean;
  /** The number of results with filters; null without any. */
  total: number | null;
  /** Rarer filters. */
  children?: ReactNode;
}

/** Beside the list on a wide screen; on a narrow one a native popover. */
export function FilterPanel({
  category,
  query,
  sizes,
  chosenSizes,
  colors,
  chosenColors,
  min,
  max,
  inStock,
  isInStock,
  total,
  children,
}: FilterPanelProps) {
  return (
    <aside id={filterPanelId} popover="auto" aria-label="Filters" className="filter-panel">
      <div className="flex items-center justify-between lg:hidden">
        <h2 className="display text-2xl">Filters</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="icon-button -mr-2.5"
        >
          <CloseIcon />
        </button>
      </div>
      {category === null ? null : <input type="hidden" name="category" value={category} />}
      {query === null ? null : <input type="hidden" name="q" value={query} />}
      {sizes.length > 0 ? (
        <fieldset>
          <legend>Size</legend>
          <div className="flex flex-wrap gap-2">
            <SizeChoices choices={sizes} chosen={chosenSizes} />
          </div>
        </fieldset>
      ) : null}
      {colors.length > 0 ? (
        <fieldset>
          <legend>Colour</legend>
          <div>
            <ColorChoices choices={colors} chosen={chosenColors} />
          </div>
        </fieldset>
      ) : null}
      {children}
      <fieldset>
        <legend>Price</legend>
        <div className="flex gap-3">
          <PriceField name="min" label="From" {...min} />
          <PriceField name="max" label="To" {...max} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">Stock</legend>
        <label className="filter-row">
          <input id="filter-stock" type="checkbox" name="stock" value="in" defaultChecked={isInStock} />
          In stock only
          <small>{inStock}</small>
        </label>
      </fieldset>
      <div className="sticky bottom-0 -mx-5 border-t bg-background p-5 lg:static lg:mx-0 lg:border-0 lg:p-0">
        <button type="submit" className={buttonClasses({}, "w-full")}>
          Show products
        </button>
        {total === null ? null : (
          <p className="mt-3 text-center text-muted-foreground text-sm">{total} now</p>
        )}
      </div>
    </aside>
  );
}

interface PriceFieldProps extends PriceEnd {
  name: "min" | "max";
  label: string;
}

function PriceField({ name, label, value, hint }: PriceFieldProps) {
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={`filter-${name}`} className="text-muted-foreground text-sm">
        {`${label} (₹)`}
      </label>
      <input
        id={`filter-${name}`}
        name={name}
        type="text"
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
        defaultValue={value ?? ""}
        placeholder={hint}
        className="control mt-1 min-h-11"
      />
    </div>
  );
}

interface ChoicesProps<T> {
  choices: readonly T[];
  chosen: readonly string[];
}

interface SizeChoice {
  name: string;
  count: number;
}

function SizeChoices({ choices, chosen }: ChoicesProps<SizeChoice>) {
  return choices.map(({ name, count }) => (
    <label key={name} className="size-filter">
      <input
        id={`filter-size-${name.replace(/\W/g, "-")}`}
        type="checkbox"
        name="size"
        value={name}
        defaultChecked={chosen.includes(name)}
        aria-label={`${describeSize(name)}, ${count}`}
      />
      <span>
        {`${name} `}
        <small>{count}</small>
      </span>
    </label>
  ));
}

interface ColorChoice {
  slug: string;
  name: string;
  hex: string | undefined;
  count: number;
}

function ColorChoices({ choices, chosen }: ChoicesProps<ColorChoice>) {
  return choices.map(({ slug, name, hex, count }) => (
    <label key={slug} className="filter-row">
      <input
        id={`filter-color-${slug}`}
        type="checkbox"
        name="color"
        value={slug}
        defaultChecked={chosen.includes(slug)}
      />
      <i style={{ background: hex }} />
      {name}
      <small>{count}</small>
    </label>
  ));
}
