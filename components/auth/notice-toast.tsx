"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { showNotice } from "./show-notice";

/** Once, in the root layout: shows what an action left for the page that it led to. */
export function NoticeToast() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew on every page
  useEffect(() => void showNotice(), [pathname]);
  return null;
}
