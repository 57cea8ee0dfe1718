import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { getBasketKey } from "@/components/cart/basket-store";
import type { CartQuoteState } from "@/components/cart/use-cart-quote";
import type { OrderedLine } from "@/lib/checkout/ordered-cart";
import { unitPricesOf } from "@/lib/checkout/total-with";
import type { Paise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { type FieldErrors, offlineMessage } from "@/lib/result";
import type { CheckoutInput } from "./checkout-input";
import type { CheckoutNotice, SubmitOutcome } from "./submit-order";
import { useSettle } from "./use-settle";

/** idle · checking: waiting for the price · placing: sending the order · paying: the gateway's window is open · leaving: the order page is opening. */
type Phase = "idle" | "checking" | "placing" | "paying" | "leaving";

export interface Checkout {
  phase: Phase;
  errors: FieldErrors;
  /** Counts rejected submits: each time, the first invalid field gets the focus. */
  refusals: number;
  notice: CheckoutNotice | null;
  /** Preloads the script that places orders. */
  warm: () => void;
  submit: (typed: CheckoutInput) => Promise<void>;
  clearError: (field: string) => void;
}

const loadSubmit = async () => {
  const [{ submitOrder }, { removeBoughtLines }] = await Promise.all([
    import("./submit-order"),
    import("@/components/cart/remove-bought-lines"),
  ]);
  return { submitOrder, removeBoughtLines };
};

interface CheckoutFacts {
  state: CartQuoteState;
  isEmpty: boolean;
  code: string;
  shopName: string;
  /** The amount on the button. */
  totalPaise: Paise | null;
}

export function useCheckout({ state, isEmpty, code, shopName, totalPaise }: CheckoutFacts): Checkout {
  const router = useRouter();
  const [phase, setPhase] = useState<Phase>("idle");
  const [{ errors, refusals }, setRefusal] = useState<{ errors: FieldErrors; refusals: number }>({
    errors: {},
    refusals: 0,
  });
  const [notice, setNotice] = useState<CheckoutNotice | null>(null);
  // React state updates too late for the second click of a double click.
  const isBusy = useRef(false);
  // Each new payment method needs a new quote; the item prices may have changed with it.
  const seenPrices = useRef(new Map<string, Paise>());

  // Next keeps a previous page with its state, and shows it again on Back. After an order it's short: the scroll
  // position, which the browser restores before the next frame, would show the footer.
  const hasLeft = useRef(false);
  useLayoutEffect(() => {
    setPhase((last) => (last === "leaving" ? "idle" : last));
    if (hasLeft.current) requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: "instant" }));
  }, []);

  // Before any click: two tabs that made their keys at the click made one each, and placed two orders.
  useEffect(() => {
    getBasketKey();
  }, []);

  const settle = useSettle(state, isEmpty);
  const { quote } = state;
  useEffect(() => {
    for (const { key, unitPaise } of quote?.lines ?? []) {
      if (!seenPrices.current.has(key)) seenPrices.current.set(key, unitPaise);
    }
  }, [quote]);

  async function submit(typed: CheckoutInput): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setNotice(null);
    setPhase("checking");
    const basketKey = getBasketKey();
    const unitPrices = new Map(seenPrices.current);
    const codeProblem = quote?.codeProblem ?? null;
    const seenQuote = { method: typed.method, totalPaise, unitPrices, codeProblem };
    try {
      const { submitOrder, removeBoughtLines } = await loadSubmit();
      const request = { typed, basketKey, code, seenQuote, settle, shopName, onStep: setPhase };
      follow(await submitOrder(request), (lines) => removeBoughtLines(basketKey, lines));
    } catch {
      setPhase("idle");
      setNotice({ title: offlineMessage, text: "Your details are saved. Please try again in a moment." });
    } finally {
      isBusy.current = false;
    }
  }

  function follow(end: SubmitOutcome, settleBought: (lines: readonly OrderedLine[]) => void): void {
    if (end.kind === "ordered") {
      setPhase("leaving");
      hasLeft.current = true;
      if (end.bought) settleBought(end.bought.lines);
      router.push(paths.orderPlaced(end.order, end.note));
      return;
    }
    setPhase("idle");
    if (end.kind === "left") return;
    refuse(end.errors);
    if (end.kind === "refused") return;
    setNotice(end.notice);
    const shownQuote = end.quote ?? end.shownQuote;
    if (shownQuote) seenPrices.current = unitPricesOf(shownQuote);
    if (end.quote) state.replace(end.quote);
  }

  function refuse(problems: FieldErrors = {}): void {
    const isRefused = Object.keys(problems).length > 0;
    setRefusal((last) => ({ errors: problems, refusals: last.refusals + (isRefused ? 1 : 0) }));
  }

  function clearError(field: string): void {
    setRefusal(({ errors: { [field]: _settled, ...errors }, refusals }) => ({ errors, refusals }));
  }

  const warm = () => void loadSubmit().catch(() => undefined);
  return { phase, errors, refusals, notice, warm, submit, clearError };
}
