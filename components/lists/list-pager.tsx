import Link from "next/link";
import { buttonClasses } from "@/components/ui/button-classes";
import type { ListDefinition } from "@/lib/lists/definition";
import { type Cursor, type ListState, toListPath } from "@/lib/lists/list-state";
import { LinkPending } from "./link-pending";

interface ListPagerProps {
  definition: ListDefinition;
  state: ListState;
  previous: Cursor | null;
  next: Cursor | null;
}

export function ListPager({ definition, state, previous, next }: ListPagerProps) {
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
