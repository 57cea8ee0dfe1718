"use client";

import { mayLoad } from "@/components/consent/consent-store";

/** How the names begin that providers give to cookies and to what they store under the shop's address. */
const names = /^(twk_|tawk|intercom|crisp|zd-|__zlc|__lc|@@lc|lc_|_fc_|fc_|freshchat)/i;

/** Takes back what a provider has left in this browser, once the chat is no longer allowed. */
export function forgetTraces(): void {
  if (mayLoad("chat")) return;
  const cookies = document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");
  for (const name of cookies.filter((one) => names.test(one))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the only way to remove one in every browser
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  try {
    for (const store of [window.localStorage, window.sessionStorage]) {
      for (const name of Object.keys(store)) if (names.test(name)) store.removeItem(name);
    }
  } catch {
    // No storage: nothing was left in it.
  }
}
