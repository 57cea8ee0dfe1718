"use client";

import { useLater } from "@/components/ui/use-later";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { armCookie, askedCookie } from "@/lib/leads/popup-arm";

/** The first paint and what people press first go before. */
const idleMs = 1000;
const since = Date.now();

/** Whoever can't see it today loads no more. */
async function load(): Promise<Partial<typeof import("./lead-popup-watch")>> {
  await new Promise((done) => setTimeout(done, idleMs));
  const { cookie } = document;
  if (navigator.webdriver || cookie.includes(askedCookie) || cookie.includes(`${armCookie}=held`)) return {};
  return import("./lead-popup-watch");
}

/** What a first visit loads of the popup. */
export function LeadPopupBoot({ offer }: { offer: LeadOffer }) {
  const Watch = useLater(load)?.LeadPopupWatch;
  return Watch ? <Watch offer={offer} since={since} /> : null;
}
