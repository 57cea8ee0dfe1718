"use client";

import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { getBasketKey, settleBasket } from "@/components/cart/basket-store";
import { getCartLines } from "@/components/cart/cart-store";
import type { CartQuoteState } from "@/components/cart/use-cart-quote";
import { contactFields, findProblems } from "@/lib/checkout/fields";
import type { Bought, OrderRef, PaySession, PlaceOutcome } from "@/lib/checkout/outcome";
import { paths } from "@/lib/paths";
import { type FieldErrors, messageForStatus, offlineMessage } from "@/lib/result";
import { placeOrderAction } from "@/server/orders/actions";
import type { Typed } from "./typed-values";

/** idle · placing: the shop is asked · paying: the gateway's window is open · leaving: the order's page is being opened. */
type Phase = "idle" | "placing" | "paying" | "leaving";

/** Something the buyer must read. `order` is kept for him and can still be paid. */
interface CheckoutNotice {
  title: string;
  text: string;
  order?: OrderRef;
}

export interface Checkout {
  phase: Phase;
  errors: FieldErrors;
  /** How often the form was refused: each time, the first wrong field gets the focus. */
  refusals: number;
  notice: CheckoutNotice | null;
  submit: (typed: Typed) => Promise<void>;
  clearError: (field: string) => void;
}

const keptText =
  "Your order is kept for 20 minutes and nothing was taken. Pay again, or choose another way to pay.";

export function useCheckout(state: CartQuoteState, shopName: string): Checkout {
  const router = useRouter();
  const [phase, setPhase] = useState<Phase>("idle");
  const [{ errors, refusals }, setRefusal] = useState<{ errors: FieldErrors; refusals: number }>({
    errors: {},
    refusals: 0,
  });
  const [notice, setNotice] = useState<CheckoutNotice | null>(null);
  // State comes too late for the second click of a double click.
  const isBusy = useRef(false);

  // Next keeps a page that was left, with its state, and shows it again on Back.
  useLayoutEffect(() => setPhase((last) => (last === "leaving" ? "idle" : last)), []);

  // Before anybody clicks: two tabs that made their keys at the click made one each, and placed two orders.
  useEffect(() => {
    getBasketKey();
  }, []);

  function leave(order: OrderRef, bought: Bought | null, basketKey: string, note?: "again"): void {
    setPhase("leaving");
    if (bought) settleBasket(basketKey, bought.lines);
    router.push(paths.orderPlaced(order, note));
  }

  async function pay(session: PaySession, basketKey: string): Promise<void> {
    setPhase("paying");
    const { settlePayment } = await import("./settle-payment");
    const end = await settlePayment(session, shopName);
    if (end.kind === "paid") return leave(session.order, end.bought, basketKey);
    setNotice({ title: end.message, text: keptText, order: session.order });
    setPhase("idle");
  }

  async function follow(outcome: PlaceOutcome, basketKey: string): Promise<void> {
    switch (outcome.kind) {
      case "placed":
        return leave(outcome.bought.order, outcome.bought, basketKey);
      case "already_placed":
        return leave(outcome.bought.order, outcome.bought, basketKey, "again");
      case "pay":
        return pay(outcome.session, basketKey);
      case "changed":
        state.replace(outcome.quote);
        setNotice({ title: outcome.message, text: "Nothing was ordered, and what you typed is kept." });
        return setPhase("idle");
      case "gateway_down":
        setNotice({
          title: "Online payment does not answer at the moment.",
          text: keptText,
          order: outcome.order,
        });
        return setPhase("idle");
    }
  }

  async function submit({ values, method, addressId, savesAddress }: Typed): Promise<void> {
    const { quote, isSettled } = state;
    if (isBusy.current || !quote || !isSettled) return;
    setNotice(null);
    if (refuse(findProblems(values, addressId ? contactFields : undefined))) return;
    isBusy.current = true;
    setPhase("placing");
    try {
      const basketKey = getBasketKey();
      const { name, email, phone } = values;
      const result = await placeOrderAction({
        basketKey,
        lines: getCartLines().map(({ id, size, color, quantity }) => ({ id, size, color, quantity })),
        buyer: addressId ? { name, email, phone, addressId } : values,
        savesAddress,
        paymentMethod: method,
        seenTotalPaise: quote.totalPaise,
      });
      if (result.ok) return await follow(result.data, basketKey);
      refuse(buyerErrors(result.fieldErrors));
      setNotice({
        title: result.message,
        text: "Nothing was lost: what you typed is kept. Please try again.",
      });
      setPhase("idle");
    } catch {
      setNotice({
        title: navigator.onLine ? messageForStatus(503) : offlineMessage,
        text: "What you typed is kept. Try again in a moment: your order is never placed twice.",
      });
      setPhase("idle");
    } finally {
      isBusy.current = false;
    }
  }

  function refuse(problems: FieldErrors): boolean {
    const isRefused = Object.keys(problems).length > 0;
    setRefusal((last) => ({ errors: problems, refusals: last.refusals + (isRefused ? 1 : 0) }));
    return isRefused;
  }

  function clearError(field: string): void {
    setRefusal(({ errors: { [field]: _settled, ...errors }, refusals }) => ({ errors, refusals }));
  }

  return { phase, errors, refusals, notice, submit, clearError };
}

/** The server names fields by their place in what was sent. */
function buyerErrors(fieldErrors: FieldErrors = {}): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, message]) => [path.replace(/^buyer\./, ""), message]),
  );
}
