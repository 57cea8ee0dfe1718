import Link from "next/link";
import { lowHref } from "./low-href";

interface LowPagesProps {
  page: number;
  pageCount: number;
  isOut: boolean;
  /** The search beside it. */
  text: string;
}

export function LowPages({ page, pageCount, isOut, text }: LowPagesProps) {
  if (pageCount <= 1) return null;
  const linkTo = (nr: number) => lowHref({ isOut, text, page: nr });
  return (
    <nav aria-label="Pages of the list" className="mt-3 flex items-center gap-5">
      {page > 1 ? (
        <Link href={linkTo(page - 1)} prefetch={false} className="link">
          Previous
        </Link>
      ) : null}
      <span className="text-muted-foreground tabular-nums">
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <Link href={linkTo(page + 1)} prefetch={false} className="link">
          Next
        </Link>
      ) : null}
    </nav>
  );
}
