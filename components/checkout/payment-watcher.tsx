"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const firstMs = 2_000;
const longestMs = 20_000;
const forMs = 5 * 60_000;

/** Refreshes the page until a payment or a code has arrived: often at first, then rarely, for five minutes, and only while visible. */
export function PaymentWatcher() {
  const router = useRouter();
  useEffect(() => {
    const startedAt = Date.now();
    let waitMs = firstMs;
    let timer = setTimeout(look, waitMs);
    function look(): void {
      if (document.visibilityState === "visible") router.refresh();
      waitMs = Math.min(waitMs * 1.5, longestMs);
      if (Date.now() - startedAt < forMs) timer = setTimeout(look, waitMs);
    }
    return () => clearTimeout(timer);
  }, [router]);
  return null;
}
