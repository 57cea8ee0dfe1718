"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { useDeferredModule } from "@/components/ui/use-deferred-module";

const load = () => import("./lead-panel");

/** Loads the lead form of a page after hydration. */
export function LazyLeadPanel() {
  const part = useDeferredModule(load);
  return part ? <part.LeadPanel source="page" /> : <Skeleton className="h-72" />;
}
