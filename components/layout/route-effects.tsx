"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { checkSession } from "./session-store";

/**
 * Marks the current page in the navigation. In an effect and in the document, because the header is one static piece of
 * HTML for all pages, and on rewritten addresses the server does not know what the browser shows.
 */
export function RouteEffects() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason to look again
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("header nav a")) {
      const isCurrent = (link.dataset.leadsTo ?? link.pathname) === window.location.pathname;
      if (isCurrent) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    checkSession();
  }, [pathname]);

  return null;
}
