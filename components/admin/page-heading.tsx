import type { ReactNode } from "react";

interface PageHeadingProps {
  title: string;
  /** What the page is for, in a sentence. */
  children?: ReactNode;
  /** At the right: the page's main button first. */
  actions?: ReactNode;
}

export function PageHeading({ title, children, actions }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="display wrap-anywhere text-3xl">{title}</h1>
        {children ? <p className="mt-1 max-w-2xl text-muted-foreground">{children}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
