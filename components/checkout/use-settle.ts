import { useEffect, useRef, useState } from "react";
import type { CartQuoteState } from "@/components/cart/use-cart-quote";
import type { CartQuote } from "@/lib/checkout/cart-quote";

/** The awaited price, or why there is none. */
type SettledQuote = { quote: CartQuote; problem: null } | { quote: null; problem: string };

/** Waits for the pending price, and retries a failed one. null: the page was left before it came. */
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

  // A previous page stays in the document: a pending click on it must not run when it is shown again.
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
      // The latest input is part of the next render; the current quote may belong to older input.
      else setTurn((count) => count + 1);
    });
}

function settledBy({ quote, isSettled, problem }: CartQuoteState, isEmpty: boolean): SettledQuote | null {
  if (isEmpty) return { quote: null, problem: "Your cart is empty." };
  if (problem !== null) return { quote: null, problem };
  return isSettled && quote ? { quote, problem: null } : null;
}
