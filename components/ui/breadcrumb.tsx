import Link from "next/link";
import { cn } from "./cn";
import { ChevronRightIcon } from "./icons";

interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** From the top down to the parent of this page. */
  crumbs: Crumb[];
  /** This page. */
  current: string;
  className?: string;
}

export function Breadcrumb({ crumbs, current, className }: BreadcrumbProps) {
  return (
    <nav
      data-slot="breadcrumb"
      aria-label="Breadcrumb"
      className={cn("text-muted-foreground text-sm", className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-1">
            <Link href={crumb.href} prefetch={false} className="py-2 hover:text-foreground hover:underline">
              {crumb.label}
            </Link>
            <ChevronRightIcon className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 text-foreground">
          {current}
        </li>
      </ol>
    </nav>
  );
}
