"use client";

import { useEffect } from "react";
import { peekBasketKey } from "@/components/cart/basket-store";
import { fetchQuote } from "@/components/cart/fetch-quote";
import { removeBoughtLines } from "@/components/cart/remove-bought-lines";

/** A confirmed order is shown. If another path confirmed it (a webhook, another tab), the cart is cleared here. */
export function ClearBoughtCart() {
  useEffect(() => {
    const key = peekBasketKey();
    if (!key) return;
    fetchQuote({ lines: [] }, key).then(
      ({ bought }) => bought && removeBoughtLines(key, bought.lines),
      () => undefined,
    );
  }, []);
  return null;
}
