import { noticeCookie } from "@/lib/auth/session-cookies";

/** Shows the message that an action left for the next page. The words are loaded only when there is one. */
export async function showNotice(): Promise<void> {
  if (!document.cookie.includes(`${noticeCookie}=`)) return;
  const { takeNotice } = await import("./take-notice");
  takeNotice();
}
