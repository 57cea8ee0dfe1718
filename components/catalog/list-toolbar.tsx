"use client";

// In the browser too: as a server component its markup would travel twice.
import { buttonClasses } from "@/components/ui/button-classes";
import { FilterIcon } from "@/components/ui/list-icons";
import { Select } from "@/components/ui/select";
import { type ListSort, listSorts, sortLabels } from "@/lib/catalog/list-sorts";
import { filterPanelId } from "./filter-panel";

interface ListToolbarProps {
  sort: ListSort | null;
  /** The default sort order is by relevance. */
  isSearch: boolean;
  filterCount: number;
  summary: string;
}

export function ListToolbar({ sort: current, isSearch, filterCount, summary }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-5">
      <button
        type="button"
        popoverTarget={filterPanelId}
        className={buttonClasses({ variant: "outline", size: "sm" }, "lg:hidden!")}
      >
        <FilterIcon className="size-5" />
        <span>{`Filters${filterCount > 0 ? ` (${filterCount})` : ""}`}</span>
      </button>
      <p role="status" className="order-last w-full text-muted-foreground text-sm sm:order-none sm:w-auto">
        {summary}
      </p>
      <div className="ml-auto flex max-w-full items-center gap-2">
        <label htmlFor="sort" className="sr-only">
          Sort by
        </label>
        <Select id="sort" name="sort" defaultValue={current ?? ""} className="w-[11.5rem]">
          {isSearch ? <option value="">Best match</option> : null}
          {listSorts.map((sort) => (
            <option key={sort} value={sort === "newest" && !isSearch ? "" : sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit" className={buttonClasses({ size: "sm" })}>
            Sort
          </button>
        </noscript>
      </div>
    </div>
  );
}
