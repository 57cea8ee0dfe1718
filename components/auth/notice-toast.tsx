"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { toast } from "@/components/ui/toaster";
import { findNotice } from "@/lib/auth/notices";
import { noticeCookie } from "@/lib/auth/session-cookies";
import { tellOtherTabs } from "./session-channel";

function takeNotice() {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${noticeCookie}=`));
  if (!found) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${noticeCookie}=; path=/; max-age=0`;
  return findNotice(found.slice(noticeCookie.length + 1));
}

/** Once, in the root layout: shows what an action left for the page that it led to. */
export function NoticeToast() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew on every page
  useEffect(() => {
    const notice = takeNotice();
    if (!notice) return;
    toast({ title: notice.title, description: notice.description, variant: notice.tone });
    if (notice.session) tellOtherTabs(notice.session);
  }, [pathname]);
  return null;
}
