"use client";

import type { ReactNode } from "react";

interface SharePressProps {
  path: string;
  name: string;
  className: string;
  children: ReactNode;
}

/** Its logic loads on click; its look comes with the page. */
export function SharePress({ path, name, className, children }: SharePressProps) {
  return (
    <button
      type="button"
      data-slot="button"
      className={className}
      onClick={() => void import("./share-or-copy-link").then(({ sharePage }) => sharePage(path, name))}
    >
      {children}
    </button>
  );
}
