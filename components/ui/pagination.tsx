import Link from "next/link";
import type { ReactNode } from "react";
import { pageWindow } from "@/lib/page-window";
import { cn } from "./cn";
import { ChevronLeftIcon, ChevronRightIcon } from "./icons";

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is paginated: "Products". */
  label: string;
  className?: string;
}

export function Pagination({ page, pageCount, hrefOf, label, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  const entries = pageWindow(page, pageCount);
  return (
    <nav
      data-slot="pagination"
      aria-label={`${label}: pages`}
      className={cn("flex flex-wrap items-center justify-center gap-1", className)}
    >
      <Step href={page > 1 ? hrefOf(page - 1) : null} rel="prev" label="Previous page">
        <ChevronLeftIcon className="size-5" />
      </Step>
      <ol className="flex flex-wrap items-center justify-center gap-1">
        {entries.map((entry, index) => (
          <li key={entry ?? `gap-${entries[index - 1]}`}>
            {entry === null ? (
              <span className="page-number text-muted-foreground" aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                href={hrefOf(entry)}
                prefetch={false}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? "page" : undefined}
                className="page-number"
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step href={page < pageCount ? hrefOf(page + 1) : null} rel="next" label="Next page">
        <ChevronRightIcon className="size-5" />
      </Step>
    </nav>
  );
}

interface StepProps {
  href: string | null;
  rel: "prev" | "next";
  label: string;
  children: ReactNode;
}

function Step({ href, rel, label, children }: StepProps) {
  if (href === null) return <span className="page-number text-muted-foreground/50">{children}</span>;
  return (
    <Link href={href} prefetch={false} rel={rel} aria-label={label} className="page-number">
      {children}
    </Link>
  );
}
