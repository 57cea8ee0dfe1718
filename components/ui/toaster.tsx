"use client";

import { useSyncExternalStore } from "react";
import { getToast, subscribeToToast } from "./toast-store";
import { useDeferredModule } from "./use-deferred-module";

export { dismissToast, toast } from "./toast-store";

const loadMessage = () => import("./toast-message");

/** Once, in the root layout. Its two live regions exist before the message; otherwise screen readers miss the first one. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToast, getToast, () => null);
  const later = useDeferredModule(loadMessage);
  const isUrgent = shown?.variant === "destructive";
  // The message is shown even if its styles have not loaded.
  const message = shown ? (
    later ? (
      <later.ToastMessage key={shown.id} shown={shown} />
    ) : (
      <p className="max-w-sm bg-foreground p-4 text-background">{shown.title}</p>
    )
  ) : null;

  return (
    <div
      data-slot="toaster"
      className="pointer-events-none fixed right-4 left-[calc(1rem+var(--toast-start,0px))] bottom-[calc(1rem+var(--toast-lift,0px)+env(safe-area-inset-bottom))] z-60 sm:bottom-[calc(1.5rem+var(--toast-lift,0px))]"
    >
      <div role="status" aria-live="polite">
        {isUrgent ? null : message}
      </div>
      <div role="alert" aria-live="assertive">
        {isUrgent ? message : null}
      </div>
    </div>
  );
}
