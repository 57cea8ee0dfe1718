"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { OrderMaker, type OrderMakerProps } from "./order-maker";

/**
 * The order that is being typed. Each rendering of the page without a draft begins a new one, and the answer to any action may
 * render it anew: until the draft is kept and named in the address, the one that was begun stays.
 */
export function BegunOrder(props: OrderMakerProps) {
  const named = useSearchParams().get("draft");
  const [shown, setShown] = useState(props);
  const [wasNamed, setWasNamed] = useState(named === shown.kept.draftId);
  if (!wasNamed && named === shown.kept.draftId) setWasNamed(true);
  const { draftId, version } = props.kept;
  const isAnotherStart = version === 0 && shown.kept.version === 0;
  const stays = isAnotherStart && (named === shown.kept.draftId || (named === null && !wasNamed));
  if (draftId !== shown.kept.draftId && !stays) {
    setShown(props);
    setWasNamed(named === draftId);
  }
  return <OrderMaker key={shown.kept.draftId} {...shown} />;
}
