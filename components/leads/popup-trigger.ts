import type { LeadOffer } from "@/lib/leads/lead-offer";

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
export function onTrigger(offer: LeadOffer, since: number, fire: () => void): () => void {
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
