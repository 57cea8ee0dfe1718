"use client";

import { useEffect } from "react";
import { useCartLines, useIsCartReady } from "@/components/cart/cart-store";

/** On the cart page: sends changes of a basket whose shopper wants a reminder to the server. */
export function FollowCart() {
  const lines = useCartLines();
  const isReady = useIsCartReady();
  useEffect(() => {
    if (isReady) void import("./follow-basket").then(({ followBasket }) => followBasket(lines));
  }, [lines, isReady]);
  return null;
}
