import { type ReactNode, useEffect, useState } from "react";
import { hasHint } from "@/components/auth/session-store";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import type { PopupArm } from "@/lib/leads/popup-arm";
import { paths } from "@/lib/paths";
import { keepLanding } from "./landing";
import { keepArm, keepAsked, readArm } from "./popup-cookies";

/** Waits for the moment of the popup. `since`: ms, when the page began. */
export function LeadPopupWatch({ offer, since }: { offer: LeadOffer; since: number }) {
  const [popup, setPopup] = useState<ReactNode>(null);
  useEffect(() => watchPopup(offer, since, setPopup), [offer, since]);
  return popup;
}

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
function watchPopup(offer: LeadOffer, since: number, show: Show): () => void {
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

/** An order, somebody at work on a design, an invitation by a friend, and the page that has the form anyway. */
const quietPages = /^\/(find-order|custom-design|invitation|ref|marketing)(\/|$)/;

const openLayers =
  "dialog[open], [role=dialog], [aria-modal=true], [data-slot=consent-banner], [data-slot=disclosure][open]";
const openSheet = "[popover]:popover-open";

/** Whether nothing else asks for attention, and nobody is typing. */
function isGoodMoment(): boolean {
  if (quietPages.test(window.location.pathname) || document.hidden || !navigator.onLine) return false;
  if (document.activeElement?.matches("input, textarea, select, [contenteditable]")) return false;
  // A browser without the selector has no sheets either.
  if (CSS.supports(`selector(${openSheet})`) && document.querySelector(openSheet)) return false;
  return ![...document.querySelectorAll(openLayers)].some((layer) => layer.checkVisibility?.() ?? true);
}

const againMs = 500;

/** Waits for a good moment, and no longer than the page stays. */
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
    const most = document.documentElement.scrollHeight - window.innerHeight;
    if (most > 0 && window.scrollY * 100 >= most * percent) fire();
  };
  window.addEventListener("scroll", look, { passive: true });
  look();
  return () => window.removeEventListener("scroll", look);
}

/** The pointer leaves the page at the top, where tabs and the address are. */
function onExit(fire: () => void): () => void {
  const look = (event: MouseEvent) => {
    if (event.relatedTarget === null && event.clientY <= 0) fire();
  };
  document.addEventListener("mouseout", look);
  return () => document.removeEventListener("mouseout", look);
}

/** Calls `fire` once, when the shop's trigger comes. A phone has no pointer that leaves: there it is the scroll. */
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
