import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";

interface PageHeadingProps {
  title: string;
  /** What the page is for, in one sentence. */
  children?: ReactNode;
  /** Right-aligned. */
  actions?: ReactNode;
  /** The page's main button: the rightmost one, and at the bottom of a phone's screen. */
  primary?: ReactNode;
}

export function PageHeading({ title, children, actions, primary }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="display wrap-anywhere text-3xl">{title}</h1>
        {children ? <p className="mt-1 max-w-2xl text-muted-foreground">{children}</p> : null}
      </div>
      {actions || primary ? (
        <div className="flex flex-wrap gap-2">
          {actions}
          {primary ? (
            <div
              data-bottom-bar
              data-primary-action
              className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:grid max-sm:border-t max-sm:bg-background max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
            >
              {primary}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The main button of a list page: adds a record; the N key works too. */
export function NewLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink href={href} variant="brand" size="sm" prefetch={false} aria-keyshortcuts="n">
      {children}
    </ButtonLink>
  );
}
