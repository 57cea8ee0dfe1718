import { useCallback, useEffect, useRef, useState } from "react";
import { afterPointerRelease } from "@/components/ui/after-pointer-release";
import { noResponseMessage } from "@/components/ui/no-response-message";
import { type CartLine, toCartLineInput } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import type { QuoteRequest } from "@/lib/checkout/schemas";
import { peekBasketKey } from "./basket-store";
import { fetchQuote, QuoteRefused } from "./fetch-quote";

const settleMs = 250;
/** Milliseconds; older prices are refreshed when the shopper returns to the tab. */
const freshMs = 60_000;

export interface CartQuoteState {
  /** The last quote, possibly for an older cart. */
  quote: CartQuote | null;
  /** The quote matches the current cart. */
  isSettled: boolean;
  problem: string | null;
  retry: () => void;
  /** Takes a newer quote that came with another server response. */
  replace: (quote: CartQuote) => void;
}

/** The last price shown: the checkout starts with the cart's. */
let shown: { lines: string; quote: CartQuote } | null = null;

/** Requests the cart's price: one request at a time, the newest cart wins, late responses are dropped. */
export function useCartQuote(lines: readonly CartLine[], ask: Omit<QuoteRequest, "lines">): CartQuoteState {
  const request: QuoteRequest = {
    lines: lines.map(toCartLineInput),
    ...ask,
  };
  const wanted = JSON.stringify(request);
  const cartLineInputs = JSON.stringify(request.lines);
  const [answer, setAnswer] = useState<{ wanted: string; quote: CartQuote } | null>(() =>
    shown?.lines === cartLineInputs ? { wanted: "", quote: shown.quote } : null,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is all of the request, and a new round asks the same again
  useEffect(() => {
    if (lines.length === 0) return;
    const controller = new AbortController();
    let isReplaced = false;
    const show = (change: () => void) => afterPointerRelease(() => (isReplaced ? undefined : change()));
    const ask = async () => {
      try {
        const quote = await fetchQuote(JSON.parse(wanted), peekBasketKey(), controller);
        show(() => {
          answeredAt.current = Date.now();
          shown = { lines: cartLineInputs, quote: { ...quote, bought: null } };
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

  return {
    quote: answer?.quote ?? null,
    isSettled: answer?.wanted === wanted && problem === null,
    problem,
    retry,
    replace: (quote) => setAnswer({ wanted: latest.current, quote }),
  };
}

function wordsFor(error: unknown): string {
  return error instanceof QuoteRefused ? error.message : noResponseMessage();
}
