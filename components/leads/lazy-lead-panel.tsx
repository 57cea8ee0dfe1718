"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { useLater } from "@/components/ui/use-later";

const load = () => import("./lead-panel");

/** Loads the lead form of a page after hydration. */
export function LazyLeadPanel() {
  const part = useLater(load);
  return part ? <part.LeadPanel source="page" /> : <Skeleton className="h-72" />;
}
