import { noticeCookie } from "@/lib/auth/session-cookies";

/** Says what an action has left to say. The words are fetched only when there is something to say. */
export async function showNotice(): Promise<void> {
  if (!document.cookie.includes(`${noticeCookie}=`)) return;
  const { takeNotice } = await import("./take-notice");
  takeNotice();
}
