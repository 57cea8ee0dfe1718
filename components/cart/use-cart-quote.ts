"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { onceReleased } from "@/components/ui/once-released";
import type { CartLine } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/cart/cart-quote";
import type { BasketQuote } from "@/lib/checkout/outcome";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { peekBasketKey } from "./basket-store";
import { useIsCartReady } from "./cart-store";
import { fetchQuote, type QuoteAsk, QuoteRefused, type QuoteWish } from "./fetch-quote";

const settleMs = 250;
/** Prices seen longer ago than this are asked for again when the shopper comes back to the tab. */
const freshMs = 60_000;

/** The price that somebody waited for, or why there is none. */
export type SettledQuote = { quote: BasketQuote; problem: null } | { quote: null; problem: string };

export interface CartQuoteState {
  /** The last answer, perhaps to an older cart. */
  quote: BasketQuote | null;
  /** The answer belongs to the cart as it is now. */
  isSettled: boolean;
  problem: string | null;
  retry: () => void;
  /** Takes a newer answer that the server gave by the way. */
  replace: (quote: CartQuote) => void;
  /** Waits for the price that is on its way, and asks again for one that failed. null: the page was left meanwhile. */
  settle: () => Promise<SettledQuote | null>;
}

/** The last price that was shown: the checkout begins with the one of the cart. */
let shown: { lines: string; quote: BasketQuote } | null = null;

/** Prices the cart by the server: one request at a time, the newest wish wins, late answers are dropped. */
export function useCartQuote(lines: readonly CartLine[], ask: QuoteAsk): CartQuoteState {
  const wish: QuoteWish = {
    lines: lines.map(({ id, size, color, quantity }) => ({ id, size, color, quantity })),
    ...ask,
  };
  const wanted = JSON.stringify(wish);
  const wantedLines = JSON.stringify(wish.lines);
  const [answer, setAnswer] = useState<{ wanted: string; quote: BasketQuote } | null>(() =>
    shown?.lines === wantedLines ? { wanted: "", quote: shown.quote } : null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const answeredAt = useRef(0);
  const latest = useRef(wanted);
  latest.current = wanted;
  const retry = useCallback(() => {
    setProblem(null);
    setRound((count) => count + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is all of the wish, and a new round asks the same again
  useEffect(() => {
    if (lines.length === 0) return;
    const controller = new AbortController();
    let isReplaced = false;
    const show = (change: () => void) => onceReleased(() => (isReplaced ? undefined : change()));
    const ask = async () => {
      try {
        const quote = await fetchQuote(JSON.parse(wanted), peekBasketKey(), controller);
        show(() => {
          answeredAt.current = Date.now();
          shown = { lines: wantedLines, quote: { ...quote, bought: null } };
          setProblem(null);
          setAnswer({ wanted, quote });
        });
      } catch (error) {
        show(() => setProblem(wordsFor(error)));
      }
    };
    const timer = setTimeout(ask, answeredAt.current === 0 ? 0 : settleMs);
    return () => {
      isReplaced = true;
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, round]);

  useEffect(() => {
    const onReturn = () => {
      const isStale = Date.now() - answeredAt.current > freshMs;
      if (document.visibilityState === "visible" && isStale) retry();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", retry);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", retry);
    };
  }, [retry]);

  const isSettled = answer?.wanted === wanted && problem === null;
  const isEmpty = useIsCartReady() && lines.length === 0;
  const settled: SettledQuote | null =
    problem !== null || isEmpty
      ? { quote: null, problem: problem ?? "Your cart is empty." }
      : isSettled && answer
        ? { quote: answer.quote, problem: null }
        : null;
  return {
    quote: answer?.quote ?? null,
    isSettled,
    problem,
    retry,
    replace: (quote) => setAnswer({ wanted: latest.current, quote: { ...quote, bought: null } }),
    settle: useSettle(settled, retry),
  };
}

/** A promise of what a later render knows. */
function useSettle(settled: SettledQuote | null, retry: () => void): CartQuoteState["settle"] {
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

function wordsFor(error: unknown): string {
  if (error instanceof QuoteRefused) return error.message;
  return navigator.onLine ? messageForStatus(503) : offlineMessage;
}
