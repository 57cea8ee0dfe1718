"use client";

import { useEffect, useState } from "react";
import { onSessionEnd } from "@/components/ui/session-end";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { hasSignedInHint } from "./session-store";

const loadDialog = () => import("./log-in-dialog");

/**
 * When an action was refused because the session has ended, or the person logged out in another tab while typing here: they
 * log in in a new tab, and this page keeps all typed text.
 */
export function SessionEnded() {
  const [isOpen, setIsOpen] = useState(false);
  const later = useDeferredModule(loadDialog, isOpen);

  useEffect(() => onSessionEnd(() => setIsOpen(true)), []);
  useEffect(() => {
    // Runs on return from another tab: closes after a login there, but stays open after a logout there.
    const onShow = () => {
      if (document.visibilityState === "visible" && hasSignedInHint()) setIsOpen(false);
    };
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, []);

  return isOpen && later ? <later.LogInDialog onClose={() => setIsOpen(false)} /> : null;
}
