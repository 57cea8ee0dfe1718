import { noticeCookie } from "@/lib/auth/session-cookies";

/** Shows the notice that an action left for the next page. The text is loaded only when there is one. */
export async function showNotice(): Promise<void> {
  if (!document.cookie.includes(`${noticeCookie}=`)) return;
  const { showPendingNotice } = await import("./show-pending-notice");
  showPendingNotice();
}
