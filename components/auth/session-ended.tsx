"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onSessionEnd } from "@/components/ui/session-end";

const LogInDialog = dynamic(() => import("./log-in-dialog").then((module) => module.LogInDialog));

/** Where an action was refused because the session has ended: people log in beside the page, which keeps all they typed. */
export function SessionEnded() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => onSessionEnd(() => setIsOpen(true)), []);
  useEffect(() => {
    // They come back from the tab in which they logged in.
    const onShow = () => {
      if (document.visibilityState === "visible") setIsOpen(false);
    };
    document.addEventListener("visibilitychange", onShow);
    return () => document.removeEventListener("visibilitychange", onShow);
  }, []);

  return isOpen ? <LogInDialog onClose={() => setIsOpen(false)} /> : null;
}
