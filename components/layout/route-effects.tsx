"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { checkSession } from "@/components/auth/session-store";

/**
 * Marks the current page in the navigation. In an effect and in the document, because the header is one static piece of
 * HTML for all pages, and on rewritten addresses the server does not know what the browser shows.
 */
export function RouteEffects() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to look again
  useEffect(() => {
    const path = window.location.pathname;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
      link.ariaCurrent = (link.dataset.leadsTo ?? link.pathname) === path ? "page" : null;
    }
    checkSession();
    // Without a connection the next page tries again.
    import("./after-arrival").then(
      ({ arriveAt }) => arriveAt(path),
      () => {},
    );
  }, [pathname]);

  return null;
}
