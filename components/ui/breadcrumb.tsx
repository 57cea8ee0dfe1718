import Link from "next/link";
import { cn } from "./cn";

interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** From the home page to the parent of this page. */
  crumbs: Crumb[];
  /** This page. */
  current: string;
  className?: string;
}

export function Breadcrumb({ crumbs, current, className }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className={cn("crumbs", className)}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href} prefetch={false}>
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
