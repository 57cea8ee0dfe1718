"use client";

import { useEffect } from "react";
import { useCartLines, useIsCartReady } from "@/components/cart/cart-store";

/** On the cart's page: a basket that its shopper wants to be reminded of is told to the shop as it changes. */
export function FollowCart() {
  const lines = useCartLines();
  const isReady = useIsCartReady();
  useEffect(() => {
    if (isReady) void import("./follow-basket").then(({ followBasket }) => followBasket(lines));
  }, [lines, isReady]);
  return null;
}
