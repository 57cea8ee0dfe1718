import { toast } from "@/components/ui/toaster";
import { noticeCookie } from "@/lib/auth/session-cookies";
import { tellOtherTabs } from "./session-channel";

function nameOfWaiting(): string | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${noticeCookie}=`));
  return found?.slice(noticeCookie.length + 1);
}

/** Says what an action has left to say, once. The words are fetched only when there is something to say. */
export async function showNotice(): Promise<void> {
  if (!nameOfWaiting()) return;
  const { findNotice } = await import("@/lib/auth/notices");
  const notice = findNotice(nameOfWaiting());
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${noticeCookie}=; path=/; max-age=0`;
  if (!notice) return;
  toast({ title: notice.title, description: notice.description, variant: notice.tone });
  if (notice.session) tellOtherTabs(notice.session);
}
