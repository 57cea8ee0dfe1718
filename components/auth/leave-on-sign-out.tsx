"use client";

import { useEffect, useRef } from "react";
import { endSession } from "@/components/ui/session-end";
import { sessionChannel } from "@/lib/auth/session-cookies";
import { useSessionUser } from "./session-store";
import { watchForms } from "./watch-forms";

/**
 * On pages with account data: after logging out in another tab, the data must not stay on the screen. Only a form with
 * unsaved text stays, below the dialog to log in again, until another account logs in.
 */
export function LeaveOnSignOut() {
  const user = useSessionUser();
  const owner = useRef(user);

  useEffect(() => {
    const forms = watchForms();
    const channel = new BroadcastChannel(sessionChannel);
    channel.onmessage = ({ data }) => {
      if (data !== "signed-out") return;
      if (forms.hasUnsaved()) endSession();
      else window.location.reload();
    };
    return () => {
      forms.stop();
      channel.close();
    };
  }, []);
  useEffect(() => {
    if (!user) return;
    if (owner.current && owner.current.email !== user.email) window.location.reload();
    owner.current = user;
  }, [user]);
  return null;
}
