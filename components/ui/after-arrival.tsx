"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";

/** Where the last link led that was pressed, until its page stands. Nothing on the server, and none of Back and Forward. */
let destination: string | null = null;

export function setOut(href: string): void {
  destination = href.split("?")[0] ?? null;
}

interface AfterArrivalProps {
  /** The page's own address, without a query. */
  path: string;
  children: ReactNode;
}

/**
 * What stands below the first screen. Whoever comes by a press gets it right after the page's first paint, which need not wait
 * for it: half of a page is quicker drawn. The server's HTML has it, and Back and Forward find it at once, with their place in it.
 */
export function AfterArrival({ path, children }: AfterArrivalProps) {
  const [isDue, setIsDue] = useState(() => destination !== path);
  useEffect(() => {
    if (destination === path) destination = null;
    startTransition(() => setIsDue(true));
  }, [path]);
  return isDue ? children : <div className="min-h-dvh" />;
}
