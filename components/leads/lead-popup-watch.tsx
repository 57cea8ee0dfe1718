import { type ReactNode, useEffect, useState } from "react";
import { hasSignedInHint } from "@/components/auth/session-store";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import type { PopupArm } from "@/lib/leads/popup-arm";
import { isQuietPage } from "@/lib/leads/quiet-pages";
import { paths } from "@/lib/paths";
import { storeLanding } from "./landing";
import { readArm, storeArm, storeAsked } from "./popup-cookies";

/** Waits for the popup's trigger. `since`: page start, in ms. */
export function LeadPopupWatch({ offer, since }: { offer: LeadOffer; since: number }) {
  const [popup, setPopup] = useState<ReactNode>(null);
  useEffect(() => watchPopup(offer, since, setPopup), [offer, since]);
  return popup;
}

type Show = (popup: ReactNode) => void;

/** A slow or metered connection: nothing unrequested is loaded. */
function isFrugal(): boolean {
  const connection: unknown = Object(navigator).connection;
  const { saveData, effectiveType } = Object(connection);
  return saveData === true || /2g/.test(String(effectiveType));
}

/**
 * This browser's arm, drawn once it would see the popup, so that the arms differ in nothing else. A visitor
 * who refused analytics has no arm, and sees it.
 */
async function takeArm(controlGroup: number): Promise<PopupArm> {
  const { refusesAnalytics } = await import("@/components/consent/refuses-analytics");
  if (refusesAnalytics()) return "shown";
  const known = readArm();
  if (known) return known;
  const arm = Math.random() * 100 < controlGroup ? "held" : "shown";
  storeArm(arm);
  navigator.sendBeacon(paths.api.popup, JSON.stringify(arm));
  return arm;
}

async function open(offer: LeadOffer, show: Show): Promise<void> {
  if ((await takeArm(offer.controlGroup)) === "held") return;
  const { LeadPopup } = await import("./lead-popup");
  storeAsked();
  show(<LeadPopup offer={offer} onClose={() => show(null)} />);
}

/** Shows the popup once per browser session, on its trigger and when nothing else is open. */
function watchPopup(offer: LeadOffer, since: number, show: Show): () => void {
  storeLanding();
  // Signed-in people are known by email already; without cookies the popup would appear on every page.
  if (hasSignedInHint() || isFrugal() || !navigator.cookieEnabled) return () => {};
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

const openLayers =
  "dialog[open], [role=dialog], [aria-modal=true], [data-slot=consent-banner], [data-slot=disclosure][open]";
const openSheet = "[popover]:popover-open";

/** Whether no other dialog is open, and no one is typing. */
function isGoodMoment(): boolean {
  if (isQuietPage(window.location.pathname) || document.hidden || !navigator.onLine) return false;
  if (document.activeElement?.matches("input, textarea, select, [contenteditable]")) return false;
  // A browser without the selector has no sheets either.
  if (CSS.supports(`selector(${openSheet})`) && document.querySelector(openSheet)) return false;
  return ![...document.querySelectorAll(openLayers)].some((layer) => layer.checkVisibility?.() ?? true);
}

const againMs = 500;

/** Waits for a good moment, at most as long as the page stays. */
function atGoodMoment(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (isGoodMoment()) run();
    else timer = setTimeout(look, againMs);
  };
  look();
  return () => clearTimeout(timer);
}

function onScroll(percent: number, fire: () => void): () => void {
  const look = () => {
    const max = document.documentElement.scrollHeight - window.innerHeight;
    if (max > 0 && window.scrollY * 100 >= max * percent) fire();
  };
  window.addEventListener("scroll", look, { passive: true });
  look();
  return () => window.removeEventListener("scroll", look);
}

/** The pointer leaves the page at the top, towards tabs and the address bar. */
function onExit(fire: () => void): () => void {
  const look = (event: MouseEvent) => {
    if (event.relatedTarget === null && event.clientY <= 0) fire();
  };
  document.addEventListener("mouseout", look);
  return () => document.removeEventListener("mouseout", look);
}

/** Calls `fire` once, on the shop's trigger. A phone has no exit intent, so it uses the scroll. */
function onTrigger(offer: LeadOffer, since: number, fire: () => void): () => void {
  let stop = () => {};
  let isOver = false;
  const end = () => {
    isOver = true;
    stop();
  };
  const once = () => {
    if (isOver) return;
    end();
    fire();
  };
  if (offer.trigger === "delay") {
    const timer = setTimeout(once, Math.max(0, since + offer.delayMs - Date.now()));
    stop = () => clearTimeout(timer);
  } else if (offer.trigger === "exit" && window.matchMedia("(hover: hover)").matches) stop = onExit(once);
  else stop = onScroll(offer.scrollPercent, once);
  if (isOver) stop();
  return end;
}
