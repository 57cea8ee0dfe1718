import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { type ListDefinition, sayCount } from "@/lib/lists/definition";
import { type ListState, parseListState, toListPath } from "@/lib/lists/list-state";
import type { SavedView } from "@/lib/lists/saved-view";
import { DeleteView } from "./delete-view";
import { LinkPending } from "./link-pending";

interface ListTabsProps {
  definition: ListDefinition;
  state: ListState;
  /** Of the definition's own views, in their order. */
  counts: readonly number[];
  saved: readonly SavedView[];
}

/** The views of a list: its own with their counts, then what people have saved. */
export function ListTabs({ definition, state, counts, saved }: ListTabsProps) {
  const own = definition.views.map((view, index) => ({
    name: view.name,
    state: parseListState(definition, { q: view.q }),
    count: counts[index],
    view: null,
  }));
  const kept = saved.map((view) => ({
    name: view.name,
    state: parseListState(definition, { q: view.q, ...(view.sort ? { sort: view.sort } : {}) }),
    count: undefined,
    view,
  }));
  return (
    <nav aria-label="Views" className="fades-right mt-5 overflow-x-auto border-b">
      <ul className="flex gap-1 max-sm:pr-8">
        {[...own, ...kept].map((tab) => {
          const isCurrent = tab.state.q === state.q && (tab.view === null || tab.state.sort === state.sort);
          return (
            <li key={tab.view?.id ?? tab.name} className="flex shrink-0 items-center">
              <Link
                href={toListPath(definition, tab.state)}
                prefetch={false}
                aria-current={isCurrent ? "page" : undefined}
                className={cn(
                  "relative flex min-h-11 items-center gap-2 whitespace-nowrap border-b-2 px-3 pointer-fine:min-h-9",
                  isCurrent
                    ? "border-brand font-semibold"
                    : "border-transparent text-muted-foreground hover:text-foreground",
                )}
              >
                {tab.name}
                {tab.count === undefined ? null : (
                  <span className="text-muted-foreground text-sm tabular-nums">{sayCount(tab.count)}</span>
                )}
                <LinkPending />
              </Link>
              {tab.view?.canDelete && isCurrent ? <DeleteView id={tab.view.id} name={tab.name} /> : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
