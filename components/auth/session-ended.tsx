"use client";

import { useEffect, useState } from "react";
import { onSessionEnd } from "@/components/ui/session-end";
import { useLater } from "@/components/ui/use-later";
import { hasHint } from "./session-store";

const loadDialog = () => import("./log-in-dialog");

/**
 * Where an action was refused because the session has ended, or people signed out in another tab while they were typing here: they
 * log in beside the page, which keeps all they typed.
 */
export function SessionEnded() {
  const [isOpen, setIsOpen] = useState(false);
  const later = useLater(loadDialog, isOpen);

  useEffect(() => onSessionEnd(() => setIsOpen(true)), []);
  useEffect(() => {
    // They come back from the tab in which they logged in. Back from the one in which they signed out, they still have to.
    const onShow = () => {
      if (document.visibilityState === "visible" && hasHint()) setIsOpen(false);
    };
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, []);

  return isOpen && later ? <later.LogInDialog onClose={() => setIsOpen(false)} /> : null;
}
