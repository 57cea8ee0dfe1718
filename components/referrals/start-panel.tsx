"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { MyReferral } from "@/lib/referrals/referral";

interface StartPanelProps {
  /** Shown to guests, and to everyone until the session is known. */
  children: ReactNode;
}

type Loaded = typeof import("./fetch-referral");

/** Guests send no request and load nothing: the card loads only with the session hint cookie. */
export function StartPanel({ children }: StartPanelProps) {
  const [mine, setMine] = useState<{ referral: MyReferral; Card: Loaded["ReferralCard"] } | null>(null);
  useEffect(() => {
    let isGone = false;
    void askWhenSignedIn().then((found) => {
      if (found && !isGone) setMine(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return <div className="min-h-64">{mine ? <mine.Card referral={mine.referral} /> : children}</div>;
}

async function askWhenSignedIn() {
  const { hasSignedInHint } = await import("@/components/auth/session-store");
  if (!hasSignedInHint()) return null;
  const { fetchReferral, ReferralCard } = await import("./fetch-referral");
  const referral = await fetchReferral();
  return referral && { referral, Card: ReferralCard };
}
