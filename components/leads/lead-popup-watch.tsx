"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { LeadOffer } from "@/lib/leads/lead-offer";
import { watchPopup } from "./watch-popup";

/** Waits for the moment of the popup. `since`: ms, when the page began. */
export function LeadPopupWatch({ offer, since }: { offer: LeadOffer; since: number }) {
  const [popup, setPopup] = useState<ReactNode>(null);
  useEffect(() => watchPopup(offer, since, setPopup), [offer, since]);
  return popup;
}
