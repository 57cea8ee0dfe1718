"use client";

import { useEffect } from "react";
import { sessionChannel } from "@/lib/auth/session-cookies";

/** On pages that show what belongs to somebody: signed out in another tab, it must not stay on the screen. */
export function LeaveOnSignOut() {
  useEffect(() => {
    const channel = new BroadcastChannel(sessionChannel);
    channel.onmessage = ({ data }) => {
      if (data === "signed-out") window.location.reload();
    };
    return () => channel.close();
  }, []);
  return null;
}
