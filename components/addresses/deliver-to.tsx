"use client";

import { useDeferredModule } from "@/components/ui/use-deferred-module";

const loadCheck = () => import("./delivery-check");

interface DeliverToProps {
  id: string;
  /** It needs more days. */
  hasCustomDesign?: boolean;
}

/** Takes a pincode and shows what delivery there costs. Loads after the first paint, into reserved space. */
export function DeliverTo({ id, hasCustomDesign }: DeliverToProps) {
  const later = useDeferredModule(loadCheck);
  return (
    <div className="min-h-56 sm:min-h-48">
      {later ? <later.DeliveryCheck id={id} hasCustomDesign={hasCustomDesign} /> : null}
    </div>
  );
}
