"use client";

import { useDeferredModule } from "@/components/ui/use-deferred-module";
import type { Services, TrackerIds } from "@/lib/consent/services";

const load = () => import("./privacy-corner");

/** Only in shops with third-party services: consent and the chat. Not part of a page's first scripts. */
export function ServicesIsland(props: { services: Services; trackerIds: TrackerIds }) {
  const corner = useDeferredModule(load);
  return corner ? <corner.PrivacyCorner {...props} /> : null;
}
