"use client";

import { useLater } from "@/components/ui/use-later";

const loadCheck = () => import("./delivery-check");

/** Takes a pincode and shows what delivery there costs. Loads after the first paint, into reserved space. */
export function DeliverTo({ id }: { id: string }) {
  const later = useLater(loadCheck);
  return <div className="min-h-56 sm:min-h-48">{later ? <later.DeliveryCheck id={id} /> : null}</div>;
}
