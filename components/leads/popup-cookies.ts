import { armCookie, askedCookie, type PopupArm, parsePopupArm } from "@/lib/leads/popup-arm";
import { cookieDays } from "@/lib/security/cookie-days";

/** `days`: without it the cookie lasts until the browser is closed. */
function storeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? "" : `; max-age=${days * 24 * 3600}`;
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`;
}

export function readArm(): PopupArm | null {
  const pair = document.cookie.split("; ").find((one) => one.startsWith(`${armCookie}=`));
  return parsePopupArm(pair?.slice(armCookie.length + 1));
}

export const storeArm = (arm: PopupArm): void => storeCookie(armCookie, arm, cookieDays.popup);

export const storeAsked = (): void => storeCookie(askedCookie, "1");

/** Subscribers don't see the popup again. */
export const storeSubscriber = (): void => storeCookie(askedCookie, "1", cookieDays.subscriber);
