import Link from "next/link";
import type { ReactNode } from "react";
import type { ListDefinition } from "@/lib/lists/definition";
import { parseListState, toListPath } from "@/lib/lists/list-state";

interface ListEmptyProps {
  definition: ListDefinition;
  isSearched: boolean;
  /** What the list is for and its first step, while nothing is in it. */
  children: ReactNode;
}

export function ListEmpty({ definition, isSearched, children }: ListEmptyProps) {
  return (
    <div className="border-b py-14 text-center">
      {isSearched ? (
        <>
          <p className="font-semibold">No {definition.noun} fit this search.</p>
          <Link
            href={toListPath(definition, parseListState(definition, { q: "" }))}
            prefetch={false}
            className="link mt-1 inline-flex min-h-11 items-center"
          >
            Show all {definition.noun}
          </Link>
        </>
      ) : (
        children
      )}
    </div>
  );
}
