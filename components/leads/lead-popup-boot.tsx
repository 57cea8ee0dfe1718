"use client";

import { useDeferredModule } from "@/components/ui/use-deferred-module";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { armCookie, askedCookie } from "@/lib/leads/popup-arm";

/** Milliseconds; the first paint and the first clicks have priority. */
const idleMs = 1000;
const since = Date.now();

/** A visitor who can't see the popup today loads nothing more. */
async function load(): Promise<Partial<typeof import("./lead-popup-watch")>> {
  await new Promise((done) => setTimeout(done, idleMs));
  const { cookie } = document;
  if (navigator.webdriver || cookie.includes(askedCookie) || cookie.includes(`${armCookie}=held`)) return {};
  return import("./lead-popup-watch");
}

/** The part of the popup that a first visit loads. */
export function LeadPopupBoot({ offer }: { offer: LeadOffer }) {
  const Watch = useDeferredModule(load)?.LeadPopupWatch;
  return Watch ? <Watch offer={offer} since={since} /> : null;
}
