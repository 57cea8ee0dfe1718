"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { checkSession, hasHint } from "@/components/auth/session-store";
import { waitingWishKey } from "@/lib/wishlist/waiting-wish";

/** The first page after a login does what the guest had asked for. */
async function addWaitingWish(): Promise<void> {
  try {
    if (!hasHint() || !window.sessionStorage.getItem(waitingWishKey)) return;
    const { addWaitingWish: add } = await import("@/components/wishlist/add-waiting-wish");
    add();
  } catch {
    // A browser that keeps nothing, or an interrupted connection: what waits goes on waiting.
  }
}

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
    void addWaitingWish();
  }, [pathname]);

  return null;
}
