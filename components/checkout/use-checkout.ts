"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { getBasketKey, settleBasket } from "@/components/cart/basket-store";
import type { CartQuoteState } from "@/components/cart/use-cart-quote";
import type { CartQuote } from "@/lib/cart/cart-quote";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { type FieldErrors, offlineMessage } from "@/lib/result";
import type { CheckoutNotice, PlaceEnd } from "./place-order";
import type { Typed } from "./typed-values";

/** idle · placing: the shop is asked · paying: the gateway's window is open · leaving: the order's page is being opened. */
type Phase = "idle" | "placing" | "paying" | "leaving";

export interface Checkout {
  phase: Phase;
  errors: FieldErrors;
  /** How often the form was refused: each time, the first wrong field gets the focus. */
  refusals: number;
  notice: CheckoutNotice | null;
  /** Fetches the script that places orders, before it is needed. */
  warm: () => void;
  submit: (typed: Typed) => Promise<void>;
  clearError: (field: string) => void;
}

function pricesOf({ lines }: Pick<CartQuote, "lines">): Map<string, number> {
  return new Map(lines.map(({ key, unitPaise }) => [key, unitPaise]));
}

const loadPlacing = () => import("./place-order");

export function useCheckout(state: CartQuoteState, code: string, shopName: string): Checkout {
  const router = useRouter();
  const [phase, setPhase] = useState<Phase>("idle");
  const [{ errors, refusals }, setRefusal] = useState<{ errors: FieldErrors; refusals: number }>({
    errors: {},
    refusals: 0,
  });
  const [notice, setNotice] = useState<CheckoutNotice | null>(null);
  // State comes too late for the second click of a double click.
  const isBusy = useRef(false);
  // Each new way to pay asks for a new quote; what the pieces cost may have moved with it.
  const seenPrices = useRef(new Map<string, number>());

  // Next keeps a page that was left, with its state, and shows it again on Back.
  useLayoutEffect(() => setPhase((last) => (last === "leaving" ? "idle" : last)), []);

  // Before anybody clicks: two tabs that made their keys at the click made one each, and placed two orders.
  useEffect(() => {
    getBasketKey();
  }, []);

  const { quote, isSettled } = state;
  useEffect(() => {
    for (const { key, unitPaise } of quote?.lines ?? []) {
      if (!seenPrices.current.has(key)) seenPrices.current.set(key, unitPaise);
    }
  }, [quote]);

  async function submit(typed: Typed): Promise<void> {
    if (isBusy.current || !quote || !isSettled) return;
    setNotice(null);
    if (quote.lines.some(({ key, unitPaise }) => seenPrices.current.get(key) !== unitPaise)) {
      seenPrices.current = pricesOf(quote);
      const total = formatPaise(quote.totalPaise);
      return setNotice({
        title: `Prices have changed: the total is now ${total}. Order again if you agree.`,
        text: "Nothing was ordered, and what you typed is kept.",
      });
    }
    isBusy.current = true;
    const basketKey = getBasketKey();
    try {
      const { placeOrder } = await loadPlacing();
      const { totalPaise: seenTotalPaise } = quote;
      follow(
        await placeOrder({ typed, basketKey, code, seenTotalPaise, shopName, onStep: setPhase }),
        basketKey,
      );
    } catch {
      setNotice({ title: offlineMessage, text: "What you typed is kept. Please try again in a moment." });
    } finally {
      isBusy.current = false;
    }
  }

  function follow(end: PlaceEnd, basketKey: string): void {
    if (end.kind === "ordered") {
      setPhase("leaving");
      if (end.bought) settleBasket(basketKey, end.bought.lines);
      router.push(paths.orderPlaced(end.order, end.note));
      return;
    }
    setPhase("idle");
    refuse(end.errors);
    if (end.kind === "refused") return;
    setNotice(end.notice);
    if (!end.quote) return;
    seenPrices.current = pricesOf(end.quote);
    state.replace(end.quote);
  }

  function refuse(problems: FieldErrors = {}): void {
    const isRefused = Object.keys(problems).length > 0;
    setRefusal((last) => ({ errors: problems, refusals: last.refusals + (isRefused ? 1 : 0) }));
  }

  function clearError(field: string): void {
    setRefusal(({ errors: { [field]: _settled, ...errors }, refusals }) => ({ errors, refusals }));
  }

  const warm = () => void loadPlacing().catch(() => undefined);
  return { phase, errors, refusals, notice, warm, submit, clearError };
}
