import { cookieSuffix } from "@/lib/cookie-suffix";

/** Whether a browser sees the popup, or belongs to those that it is held back from, to compare. */
export const popupArms = ["shown", "held"] as const;

export type PopupArm = (typeof popupArms)[number];

/** Keeps the arm of a browser. It holds that word alone, the same for everybody. */
export const armCookie = `kapas-popup${cookieSuffix}`;

/** That the popup was there: until the browser is closed, or much longer for whoever left an address. */
export const askedCookie = `kapas-asked${cookieSuffix}`;

export function asArm(text: string | undefined): PopupArm | null {
  return popupArms.find((arm) => arm === text) ?? null;
}
