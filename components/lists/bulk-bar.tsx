import type { ReactNode } from "react";
import { formatCappedCount } from "@/lib/lists/definition";

/** The selected rows: some of a page, or all search results. */
export type Selection = { kind: "ids"; ids: readonly string[] } | { kind: "all"; q: string; count: number };

interface BulkBarProps {
  ids: readonly string[];
  q: string;
  noun: string;
  count: number;
  isPageChosen: boolean;
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  actions: (selection: Selection) => ReactNode;
}

/** At the bottom of the screen while rows are selected. */
export function BulkBar({ ids, q, noun, count, isPageChosen, isAll, onAll, onClear, actions }: BulkBarProps) {
  const all = `all ${formatCappedCount(count)}`;
  const selection: Selection = isAll ? { kind: "all", q, count } : { kind: "ids", ids };
  return (
    <section
      aria-label="Selection"
      data-bottom-bar
      className="sticky bottom-0 z-30 -mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-background px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8"
    >
      <p role="status" className="font-semibold">
        {isAll ? `${all.replace("all", "All")} ${noun} selected` : `${ids.length} selected`}
      </p>
      {isPageChosen && !isAll && count > ids.length ? (
        <button type="button" onClick={onAll} className="link min-h-11 px-1 pointer-fine:min-h-9">
          Select {all}
        </button>
      ) : null}
      <button type="button" onClick={onClear} className="link min-h-11 px-1 pointer-fine:min-h-9">
        Clear
      </button>
      <div className="ml-auto flex flex-wrap gap-2">{actions(selection)}</div>
    </section>
  );
}
