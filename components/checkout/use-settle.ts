import { useEffect, useRef, useState } from "react";
import type { CartQuoteState } from "@/components/cart/use-cart-quote";
import type { CartQuote } from "@/lib/checkout/cart-quote";

/** The price that somebody waited for, or why there is none. */
type SettledQuote = { quote: CartQuote; problem: null } | { quote: null; problem: string };

/** Waits for the price that is on its way, and asks again for one that failed. null: the page was left meanwhile. */
export type Settle = () => Promise<SettledQuote | null>;

/** A promise that a later render resolves. */
export function useSettle(state: CartQuoteState, isEmpty: boolean): Settle {
  const { retry } = state;
  const settled = settledBy(state, isEmpty);
  const waiting = useRef<((settled: SettledQuote | null) => void)[]>([]);
  const [, setTurn] = useState(0);

  useEffect(() => {
    if (settled) for (const go of waiting.current.splice(0)) go(settled);
  });

  // A page that was left is kept: what was pressed on it must not happen when it is shown again.
  useEffect(
    () => () => {
      for (const go of waiting.current.splice(0)) go(null);
    },
    [],
  );

  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      if (settled?.problem) retry();
      // What has just been typed is part of the next render; what is known now may belong to an older wish.
      else setTurn((count) => count + 1);
    });
}

function settledBy({ quote, isSettled, problem }: CartQuoteState, isEmpty: boolean): SettledQuote | null {
  if (isEmpty) return { quote: null, problem: "Your cart is empty." };
  if (problem !== null) return { quote: null, problem };
  return isSettled && quote ? { quote, problem: null } : null;
}
