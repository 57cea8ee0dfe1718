"use client";

import { useLater } from "@/components/ui/use-later";

const loadCheck = () => import("./delivery-check");

/** Asks for the pincode and says what delivery there costs. It comes after the first paint, into room that is kept for it. */
export function DeliverTo({ id }: { id: string }) {
  const later = useLater(loadCheck);
  return <div className="min-h-56 sm:min-h-48">{later ? <later.DeliveryCheck id={id} /> : null}</div>;
}
