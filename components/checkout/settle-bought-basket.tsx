"use client";

import { useEffect } from "react";
import { peekBasketKey } from "@/components/cart/basket-store";
import { fetchQuote } from "@/components/cart/fetch-quote";
import { settleBasket } from "@/components/cart/settle-basket";

/** A confirmed order is shown. If another path confirmed it (a webhook, another tab), the cart is cleared here. */
export function SettleBoughtBasket() {
  useEffect(() => {
    const key = peekBasketKey();
    if (!key) return;
    fetchQuote({ lines: [] }, key).then(
      ({ bought }) => bought && settleBasket(key, bought.lines),
      () => undefined,
    );
  }, []);
  return null;
}
