import type { ReactNode } from "react";
import type { ListDefinition } from "@/lib/lists/definition";
import type { Cursor, ListState } from "@/lib/lists/list-state";
import type { SavedView } from "@/lib/lists/saved-view";
import { ListEmpty } from "./list-empty";
import { ListPager } from "./list-pager";
import { ListSearch } from "./list-search";
import { ListTabs } from "./list-tabs";

interface ListFrameProps {
  definition: ListDefinition;
  state: ListState;
  counts: readonly number[];
  saved: readonly SavedView[];
  page: { rows: readonly unknown[]; previous: Cursor | null; next: Cursor | null };
  /** What the list is for, while nothing is in it. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** What stands around the rows of every list: tabs, search and pages. */
export function ListFrame({ definition, state, counts, saved, page, empty, children }: ListFrameProps) {
  return (
    <>
      <ListTabs definition={definition} state={state} counts={counts} saved={saved} />
      <ListSearch definition={definition} state={state} />
      {/* Always, since they may show what a step with the last of them could not do. */}
      {children}
      {page.rows.length > 0 ? null : (
        <ListEmpty
          definition={definition}
          isSearched={(state.q !== "" && state.q !== definition.usualSearch) || state.cursor !== null}
        >
          {empty}
        </ListEmpty>
      )}
      <ListPager definition={definition} state={state} previous={page.previous} next={page.next} />
    </>
  );
}
