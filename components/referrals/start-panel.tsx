"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { MyReferral } from "@/lib/referrals/referral";

interface StartPanelProps {
  /** What guests see, and everybody until it is known who looks. */
  children: ReactNode;
}

type Loaded = typeof import("./ask-referral");

/** Guests ask nothing and load nothing: the card of the signed-in comes once a hint says that somebody may be. */
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
  const { hasHint } = await import("@/components/auth/session-store");
  if (!hasHint()) return null;
  const { askReferral, ReferralCard } = await import("./ask-referral");
  const referral = await askReferral();
  return referral && { referral, Card: ReferralCard };
}
