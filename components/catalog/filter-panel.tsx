"use client";

// In the browser too, from data: as server components its fields would travel twice as markup.
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
  min: PriceEnd;
  max: PriceEnd;
  /** The number in stock. */
  inStock: number;
  isInStock: boolean;
  /** The text of the button. */
  showLabel: string;
  groups: readonly FilterGroup[];
}

/** Checkboxes of one name. */
export interface FilterGroup {
  name: string;
  legend: string;
  /** As tuples, because the page carries them. The colour is that of a dot. */
  choices: readonly (readonly [value: string, label: string, count: number, hex?: string])[];
  chosen: readonly string[];
}

/** Beside the list on a wide screen; on a narrow one a native popover. */
export function FilterPanel({
  category,
  query,
  sizes,
  chosenSizes,
  min,
  max,
  inStock,
  isInStock,
  showLabel,
  groups,
}: FilterPanelProps) {
  return (
    <aside
      id={filterPanelId}
      popover="auto"
      onToggle={({ currentTarget: panel }) =>
        import("./filter-sheet").then(
          ({ followSheet }) => followSheet(panel),
          () => {},
        )
      }
      aria-label="Filters"
      className="filter-panel"
    >
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
      {groups.map(({ name, legend, choices, chosen }) => (
        <fieldset key={name}>
          <legend>{legend}</legend>
          <div>
            {choices.map(([value, label, count, hex]) => (
              <label key={value} className="filter-row">
                <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
                {hex ? <i style={{ background: hex }} /> : null}
                {label}
                <small>{count}</small>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
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
          <input type="checkbox" name="stock" value="in" defaultChecked={isInStock} />
          In stock only
          <small>{inStock}</small>
        </label>
      </fieldset>
      <div className="sticky bottom-0 -mx-5 border-t bg-background p-5 lg:static lg:mx-0 lg:border-0 lg:p-0">
        <button type="submit" aria-live="polite" className={buttonClasses({}, "w-full")}>
          <span data-total>{showLabel}</span>
        </button>
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
