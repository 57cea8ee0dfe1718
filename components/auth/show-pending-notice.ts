import { toast } from "@/components/ui/toaster";
import { findNotice } from "@/lib/auth/notices";
import { noticeCookie } from "@/lib/auth/session-cookies";
import { notifyOtherTabs } from "./session-channel";

/** Shows the pending notice once. */
export function showPendingNotice(): void {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${noticeCookie}=`));
  const notice = findNotice(found?.slice(noticeCookie.length + 1));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${noticeCookie}=; path=/; max-age=0`;
  if (!notice) return;
  const { title, description, tone } = notice;
  if (title) toast({ title, description, variant: tone });
  if (notice.session) notifyOtherTabs(notice.session);
}
