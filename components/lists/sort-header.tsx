import Link from "next/link";
import { cn } from "@/components/ui/cn";
import type { ListDefinition } from "@/lib/lists/definition";
import { type ListState, toListPath } from "@/lib/lists/list-state";
import { LinkPending } from "./link-pending";
import type { ListColumn } from "./list-column";

interface SortHeaderProps<Row> {
  column: Pick<ListColumn<Row>, "header" | "sort" | "isEnd">;
  definition: ListDefinition;
  state: ListState;
}

/** A heading; a link where the list can be in its order, which a second click turns round. */
export function SortHeader<Row>({ column, definition, state }: SortHeaderProps<Row>) {
  const { header, sort, isEnd } = column;
  const look = cn("h-9 whitespace-nowrap px-2 font-semibold", isEnd && "text-right");
  const own = sort ? definition.sorts[sort] : undefined;
  if (!sort || !own) {
    return (
      <th scope="col" className={look}>
        {header}
      </th>
    );
  }
  const isCurrent = state.sort === sort;
  const turned = state.direction === "asc" ? "desc" : "asc";
  const direction = isCurrent ? turned : own.first;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (state.direction === "asc" ? "ascending" : "descending") : undefined}
      className={look}
    >
      <Link
        href={toListPath(definition, { ...state, sort, direction, cursor: null })}
        prefetch={false}
        className="relative inline-flex min-h-9 items-center gap-1 hover:text-foreground"
      >
        {header}
        <span aria-hidden="true" className={isCurrent ? "text-foreground" : "opacity-40"}>
          {isCurrent ? (state.direction === "asc" ? "↑" : "↓") : "↕"}
        </span>
        <LinkPending />
      </Link>
    </th>
  );
}
