"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { showNotice } from "./show-notice";

/** Once, in the root layout: shows the notice that an action left for the page it redirected to. */
export function NoticeToast() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every page
  useEffect(() => void showNotice(), [pathname]);
  return null;
}
