import type { ReactNode } from "react";
import { hasHint } from "@/components/auth/session-store";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import type { PopupArm } from "@/lib/leads/popup-arm";
import { paths } from "@/lib/paths";
import { atGoodMoment } from "./good-moment";
import { keepLanding } from "./landing";
import { keepArm, keepAsked, readArm } from "./popup-cookies";
import { onTrigger } from "./popup-trigger";

type Show = (popup: ReactNode) => void;

/** Slow or paid by the byte: nothing that nobody asked for. */
function isFrugal(): boolean {
  const connection: unknown = Object(navigator).connection;
  const { saveData, effectiveType } = Object(connection);
  return saveData === true || /2g/.test(String(effectiveType));
}

/**
 * The arm of this browser, drawn once it would see the popup: so the two arms differ in nothing else. Who refuses to be counted
 * belongs to none, and sees it.
 */
async function takeArm(holdOut: number): Promise<PopupArm> {
  const { refusesCounting } = await import("@/components/consent/refuses-counting");
  if (refusesCounting()) return "shown";
  const known = readArm();
  if (known) return known;
  const arm = Math.random() * 100 < holdOut ? "held" : "shown";
  keepArm(arm);
  navigator.sendBeacon(paths.api.popup, JSON.stringify(arm));
  return arm;
}

async function open(offer: LeadOffer, show: Show): Promise<void> {
  if ((await takeArm(offer.holdOut)) === "held") return;
  const { LeadPopup } = await import("./lead-popup");
  keepAsked();
  show(<LeadPopup offer={offer} onClose={() => show(null)} />);
}

/** Shows the popup once in a browser session, when its trigger comes and nothing else is open. */
export function watchPopup(offer: LeadOffer, since: number, show: Show): () => void {
  keepLanding();
  // Who is signed in has left an address long ago; without cookies it would come at every page.
  if (hasHint() || isFrugal() || !navigator.cookieEnabled) return () => {};
  let stopWaiting = () => {};
  const stopTrigger = onTrigger(offer, since, () => {
    stopWaiting = atGoodMoment(() => {
      open(offer, show).catch(() => {});
    });
  });
  return () => {
    stopTrigger();
    stopWaiting();
  };
}
