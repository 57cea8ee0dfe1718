import type { ReactNode } from "react";
import { cn } from "./cn";

export interface EmptyStateProps {
  /** Left out where the page's own heading says it. */
  title?: string;
  children?: ReactNode;
  /** Buttons or links for the next step. */
  actions?: ReactNode;
  art?: ReactNode;
  headingLevel?: "h1" | "h2";
  /** Within a page that has its own heading. */
  isCompact?: boolean;
}

export function EmptyState({
  title,
  children,
  actions,
  art,
  headingLevel: Heading = "h2",
  isCompact,
}: EmptyStateProps) {
  return (
    <section
      data-slot="empty-state"
      className={cn("mx-auto max-w-xl text-center", isCompact ? "py-8 sm:py-12" : "py-14 sm:py-20")}
    >
      {art ? <div className="mb-6 flex justify-center">{art}</div> : null}
      {title ? <Heading className="display text-3xl sm:text-4xl">{title}</Heading> : null}
      {children ? <div className="mt-3 text-lg text-muted-foreground">{children}</div> : null}
      {actions ? <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </section>
  );
}
