"use client";

import { OfflineIcon } from "@/components/ui/frame-icons";
import { useIsOffline } from "@/components/ui/use-is-offline";

export function OfflineBanner() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="fixed inset-x-0 top-(--header-height) z-40">
      {isOffline ? (
        <p className="flex items-center justify-center gap-2 bg-foreground px-4 py-2.5 text-center font-medium text-background text-sm">
          <OfflineIcon className="size-5 shrink-0" />
          No internet connection. Please check your network
        </p>
      ) : null}
    </div>
  );
}
