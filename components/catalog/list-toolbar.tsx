import { buttonClasses } from "@/components/ui/button";
import { FilterIcon } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { type ListParams, listSorts, sortLabels } from "@/lib/catalog/list-params";
import { filterPanelId } from "./filters";

interface ListToolbarProps {
  params: ListParams;
  filterCount: number;
  summary: string;
}

export function ListToolbar({ params, filterCount, summary }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-5">
      <button
        type="button"
        popoverTarget={filterPanelId}
        className={buttonClasses({ variant: "outline", size: "sm" }, "lg:hidden!")}
      >
        <FilterIcon className="size-5" />
        Filters{filterCount > 0 ? ` (${filterCount})` : ""}
      </button>
      <p role="status" className="order-last w-full text-muted-foreground text-sm sm:order-none sm:w-auto">
        {summary}
      </p>
      <div className="ml-auto flex items-center gap-2">
        <label htmlFor="sort" className="sr-only">
          Sort by
        </label>
        <Select id="sort" name="sort" defaultValue={params.sort ?? ""} className="w-46">
          {params.query === null ? null : <option value="">Best match</option>}
          {listSorts.map((sort) => (
            <option key={sort} value={sort === "newest" && params.query === null ? "" : sort}>
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
