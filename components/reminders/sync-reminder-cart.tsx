"use client";

import { useEffect } from "react";
import { useCartLines, useIsCartReady } from "@/components/cart/cart-store";

/** On the cart page: sends changes of a basket whose shopper wants a reminder to the server. */
export function SyncReminderCart() {
  const lines = useCartLines();
  const isReady = useIsCartReady();
  useEffect(() => {
    if (isReady)
      import("./sync-reminder-basket").then(
        ({ syncReminderBasket }) => syncReminderBasket(lines),
        // Offline: the next change sends all of it.
        () => {},
      );
  }, [lines, isReady]);
  return null;
}
