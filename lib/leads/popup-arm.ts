import { cookieSuffix } from "@/lib/cookie-suffix";

/** Whether a browser sees the popup, or belongs to the control group. */
export const popupArms = ["shown", "held"] as const;

export type PopupArm = (typeof popupArms)[number];

/** Stores a browser's arm. It contains only that word, the same for every visitor. */
export const armCookie = `kapas-popup${cookieSuffix}`;

/** Set once the popup was shown: until the browser is closed, or much longer for subscribers. */
export const askedCookie = `kapas-asked${cookieSuffix}`;

export function parsePopupArm(text: string | undefined): PopupArm | null {
  return popupArms.find((arm) => arm === text) ?? null;
}
