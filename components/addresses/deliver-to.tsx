"use client";

import { lazy, Suspense, useEffect, useState } from "react";

const DeliveryCheck = lazy(() =>
  import("./delivery-check").then((module) => ({ default: module.DeliveryCheck })),
);

/** Asks for the pincode and says what delivery there costs. It comes after the first paint, into room that is kept for it. */
export function DeliverTo({ id }: { id: string }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    <div className="min-h-36">
      {isAlive ? (
        <Suspense>
          <DeliveryCheck id={id} />
        </Suspense>
      ) : null}
    </div>
  );
}
