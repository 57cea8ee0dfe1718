"use client";

import type { ReactNode } from "react";
import { toast } from "./toast-store";

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
      onClick={() =>
        import("./share-or-copy-link").then(
          ({ sharePage }) => sharePage(path, name),
          () => toast({ title: "No connection to share the link", variant: "destructive" }),
        )
      }
    >
      {children}
    </button>
  );
}
