import Link from "next/link";
import type { ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button-classes";
import { cn } from "@/components/ui/cn";
import { formatCappedCount, type ListDefinition } from "@/lib/lists/definition";
import { type Cursor, type ListState, parseListState, toListPath } from "@/lib/lists/list-state";
import type { SavedView } from "@/lib/lists/saved-view";
import { DeleteView } from "./delete-view";
import { LinkPending } from "./link-pending";
import { ListSearch } from "./list-search";

interface ListFrameProps {
  definition: ListDefinition;
  state: ListState;
  /** One per view of the definition, in order. */
  counts: readonly number[];
  saved: readonly SavedView[];
  page: { rows: readonly unknown[]; previous: Cursor | null; next: Cursor | null };
  /** Shown while the list is empty: its purpose and first step; a string becomes a heading. */
  empty: ReactNode;
  children: ReactNode;
}

/** The frame of every list: tabs, search and pagination. */
export function ListFrame({ definition, state, counts, saved, page, empty, children }: ListFrameProps) {
  return (
    <>
      <ListTabs definition={definition} state={state} counts={counts} saved={saved} />
      <ListSearch definition={definition} state={state} />
      {/* Always rendered, because it may show the errors of an action on the last rows. */}
      {children}
      {page.rows.length > 0 ? null : (
        <ListEmpty
          definition={definition}
          isSearched={(state.q !== "" && state.q !== definition.defaultSearch) || state.cursor !== null}
          empty={empty}
        />
      )}
      <ListPager definition={definition} state={state} previous={page.previous} next={page.next} />
    </>
  );
}

interface ListEmptyProps extends Pick<ListFrameProps, "definition" | "empty"> {
  isSearched: boolean;
}

function ListEmpty({ definition, isSearched, empty }: ListEmptyProps) {
  return (
    <div className="border-b py-14 text-center">
      {isSearched ? (
        <>
          <p className="font-semibold">No {definition.noun} match this search.</p>
          <Link
            href={toListPath(definition, parseListState(definition, { q: "" }))}
            prefetch={false}
            className="link mt-1 inline-flex min-h-11 items-center"
          >
            Show all {definition.noun}
          </Link>
        </>
      ) : typeof empty === "string" ? (
        <p className="font-semibold">{empty}</p>
      ) : (
        empty
      )}
    </div>
  );
}

interface ListPagerProps {
  definition: ListDefinition;
  state: ListState;
  previous: Cursor | null;
  next: Cursor | null;
}

function ListPager({ definition, state, previous, next }: ListPagerProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-end gap-2">
      <Step definition={definition} state={state} cursor={previous} label="Previous" />
      <Step definition={definition} state={state} cursor={next} label="Next" />
    </nav>
  );
}

interface StepProps extends Pick<ListPagerProps, "definition" | "state"> {
  cursor: Cursor | null;
  label: string;
}

function Step({ definition, state, cursor, label }: StepProps) {
  const look = buttonClasses({ variant: "outline", size: "sm" }, "relative");
  if (!cursor) {
    return (
      <span aria-disabled="true" className={`${look} pointer-events-none opacity-45`}>
        {label}
      </span>
    );
  }
  return (
    <Link href={toListPath(definition, { ...state, cursor })} className={look}>
      {label}
      <LinkPending />
    </Link>
  );
}

/** The views of a list: its own with their counts, then saved views. */
function ListTabs({
  definition,
  state,
  counts,
  saved,
}: Pick<ListFrameProps, "definition" | "state" | "counts" | "saved">) {
  const own = definition.views.map((view, index) => ({
    name: view.name,
    state: parseListState(definition, { q: view.q }),
    count: counts[index],
    view: null,
  }));
  const savedTabs = saved.map((view) => ({
    name: view.name,
    state: parseListState(definition, { q: view.q, ...(view.sort ? { sort: view.sort } : {}) }),
    count: undefined,
    view,
  }));
  return (
    <nav aria-label="Views" className="fades-right mt-5 overflow-x-auto border-b">
      <ul className="flex gap-1 max-sm:pr-8">
        {[...own, ...savedTabs].map((tab) => {
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
                  <span className="text-muted-foreground text-sm tabular-nums">
                    {formatCappedCount(tab.count)}
                  </span>
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
