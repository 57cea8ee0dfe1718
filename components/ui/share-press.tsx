"use client";

import type { ReactNode } from "react";

interface SharePressProps {
  path: string;
  name: string;
  className: string;
  children: ReactNode;
}

/** What it does comes with the press; how it looks, with the page. */
export function SharePress({ path, name, className, children }: SharePressProps) {
  return (
    <button
      type="button"
      data-slot="button"
      className={className}
      onClick={() => void import("./hand-over-link").then(({ sharePage }) => sharePage(path, name))}
    >
      {children}
    </button>
  );
}
