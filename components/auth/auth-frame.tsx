import Link from "next/link";
import type { ReactNode } from "react";
import { ChevronLeftIcon } from "@/components/ui/icons";

/** Shared by all log-in screens: the link home, and one narrow column. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page flex justify-center py-8 sm:py-14">
      <div className="w-full max-w-md">
        <Link
          href="/"
          prefetch={false}
          className="link -ml-1 inline-flex min-h-11 items-center gap-1 font-medium text-sm"
        >
          <ChevronLeftIcon className="size-4" />
          Back to Home
        </Link>
        <div className="mt-4">{children}</div>
      </div>
    </div>
  );
}

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      {children ? <p className="mt-3 text-muted-foreground">{children}</p> : null}
    </header>
  );
}
