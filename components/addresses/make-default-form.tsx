"use client";

import { useActionState, useEffect } from "react";
import { showNotice } from "@/components/auth/show-notice";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toast } from "@/components/ui/toaster";
import { makeDefaultAddressAction } from "@/server/addresses/actions";
import { addressesHeading } from "./addresses-heading";

export function MakeDefaultForm({ id, title }: { id: string; title: string }) {
  const [state, action, isPending] = useActionState(makeDefaultAddressAction, null);

  useEffect(() => {
    noticeSessionEnd(state);
    if (state && !state.ok) toast({ title: state.message, variant: "destructive" });
  }, [state]);

  useEffect(() => {
    return () => {
      void showNotice();
      if (document.activeElement === document.body) document.getElementById(addressesHeading)?.focus();
    };
  }, []);

  return (
    <form action={action}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" aria-disabled={isPending || undefined} className="link min-h-11">
        {isPending ? "Saving…" : "Make default"}
        <span className="sr-only"> {title}</span>
      </button>
    </form>
  );
}
