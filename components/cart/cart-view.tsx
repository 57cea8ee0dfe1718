"use client";

import Link from "next/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useKnownPincode } from "@/components/addresses/pincode-store";
import { Alert } from "@/components/ui/alert";
import { Button, buttonClasses } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { dismissToast } from "@/components/ui/toast-store";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { type CartItem, lineKey } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { paths } from "@/lib/paths";
import { addToCart } from "./add-to-cart";
import { peekBasketKey } from "./basket-store";
import { CartLineRow } from "./cart-line";
import { useCartLines, useIsCartDamaged, useIsCartReady } from "./cart-store";
import { useCouponCode } from "./coupon-store";
import { clearCart, removeLine } from "./edit-cart";
import { removeBoughtLines } from "./remove-bought-lines";
import { GroupProblem, SetAsideNotice } from "./set-aside-notice";
import { TotalBar, TotalRow } from "./total-bar";
import { type CartQuoteState, useCartQuote } from "./use-cart-quote";

const loadSums = () => import("./cart-sums");
const loadShelves = () => import("./cart-shelves");

interface CartViewProps {
  /** The item of `?add=`, or why it can't be added. */
  addRequest: { item: CartItem } | { problem: string } | null;
  /** Shown when nothing is in the cart. */
  empty: ReactNode;
}

/** A line that was just removed, with Undo. It keeps the line's place, so that a fast click does not hit the next line. */
interface Removed {
  title: string;
  index: number;
  undo: () => void;
}

export function CartView({ addRequest, empty }: CartViewProps) {
  const lines = useCartLines();
  const isReady = useIsCartReady();
  const isDamaged = useIsCartDamaged();
  const code = useCouponCode();
  const pincode = useKnownPincode();
  const state = useCartQuote(lines, { ...(code && { code }), ...(pincode && { pincode }) });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [boughtHref, setBoughtHref] = useState<string | null>(null);
  useAddRequest(addRequest);

  // Next keeps a previous page with its state, and shows it again on Back.
  useEffect(() => () => setRemoved(null), []);

  const bought = state.quote?.bought ?? null;
  useEffect(() => {
    const key = peekBasketKey();
    if (!bought || !key) return;
    removeBoughtLines(key, bought.lines);
    setBoughtHref(paths.order(bought.order.orderNumber, bought.order.token));
  }, [bought]);

  function remove(key: string): void {
    const index = lines.findIndex((line) => lineKey(line) === key);
    const title = lines[index]?.title;
    if (title !== undefined) setRemoved({ title, index, undo: removeLine(key) });
  }

  if (!isReady) return <CartSkeleton />;
  const rows = lines.map((line) => (
    <CartLineRow
      key={lineKey(line)}
      line={line}
      quoted={state.quote?.lines.find((quoted) => quoted.key === lineKey(line))}
      onRemove={remove}
    />
  ));
  if (removed) {
    const row = <RemovedRow key="removed" removed={removed} onDone={() => setRemoved(null)} />;
    rows.splice(Math.min(removed.index, rows.length), 0, row);
  }

  return (
    <>
      <div className="grid gap-3 not-empty:mb-6">
        {isDamaged ? (
          <Alert variant="warning" title="Part of your cart was lost">
            The cart saved in this browser was damaged. We restored what we could; please check it.
          </Alert>
        ) : null}
        {addRequest && "problem" in addRequest ? (
          <Alert variant="warning" title="Nothing was added">
            {addRequest.problem}
          </Alert>
        ) : null}
        {boughtHref ? (
          <Alert variant="success" title="You've already ordered these" isLive>
            They're in your order, so we removed them from your cart.{" "}
            <Link href={boughtHref} className="link font-semibold">
              See your order
            </Link>
          </Alert>
        ) : null}
        {state.quote ? <GroupProblem quote={state.quote} /> : null}
        <SetAsideNotice isGroup={Boolean(state.quote?.group)} />
      </div>
      {lines.length === 0 ? (
        <>
          {removed ? <ul className="room">{rows}</ul> : null}
          {empty}
        </>
      ) : (
        <>
          <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-16">
            <div>
              <ul className="room border-t">{rows}</ul>
              <Button
                variant="link"
                size="sm"
                className="mt-2"
                onClick={() => setRemoved({ title: "Everything", index: 0, undo: clearCart() })}
              >
                Clear cart
              </Button>
            </div>
            <Summary state={state} code={code} />
          </div>
          {state.quote ? <Shelves quote={state.quote} /> : null}
        </>
      )}
    </>
  );
}

/** Adds the URL's item once, and removes the parameter so that a reload does not add it again. */
function useAddRequest(request: CartViewProps["addRequest"]): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!request || isDone.current) return;
    isDone.current = true;
    if ("item" in request) addToCart(request.item);
    window.history.replaceState(null, "", paths.cart);
  }, [request]);
}

function Summary({ state, code }: { state: CartQuoteState; code: string }) {
  const { quote, isSettled } = state;
  const sums = useLazyModule(loadSums);
  const problem = state.problem ?? sums.problem;
  // The link works while a price is loading, because the checkout requests the price again.
  const isStopped = isSettled && quote?.canOrder === false;
  return (
    <div className="contents lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:flex lg:flex-col-reverse lg:self-start lg:*:data-bottom-bar:rounded-t-md lg:*:data-bottom-bar:rounded-b-none lg:*:data-bottom-bar:border-t-0 lg:*:data-bottom-bar:border-b">
      <section
        aria-label="Order summary"
        aria-busy={!isSettled}
        className="grid gap-5 rounded-md bg-muted p-5 lg:rounded-t-none"
      >
        {quote && sums.part ? (
          <sums.part.CartSums quote={quote} code={code} isSettled={isSettled} />
        ) : problem ? null : (
          <SummarySkeleton />
        )}
        {isStopped && !quote.group?.problem ? (
          <p className="font-medium text-destructive text-sm">Fix the marked items to check out.</p>
        ) : null}
        {problem ? (
          <Alert variant="warning" title={problem} isLive>
            Your cart is saved.{" "}
            <button
              type="button"
              onClick={state.problem ? state.retry : sums.retry}
              className="link min-h-11 font-semibold"
            >
              Try again
            </button>
          </Alert>
        ) : null}
      </section>
      <TotalBar>
        <TotalRow totalPaise={quote?.totalPaise ?? null} isStale={!isSettled} />
        <CheckoutLink isEnabled={!isStopped} />
      </TotalBar>
    </div>
  );
}

/** The last section of the page, so that loading it late moves nothing. */
function Shelves({ quote }: { quote: CartQuote }) {
  const later = useDeferredModule(loadShelves);
  const ids = [...new Set(quote.lines.map(({ id }) => id))];
  return later ? <later.CartShelves ids={ids} missingPaise={quote.toFreeShippingPaise} /> : null;
}

function CheckoutLink({ isEnabled }: { isEnabled: boolean }) {
  const look = buttonClasses({ variant: "brand", size: "md" }, "lg:w-full");
  if (isEnabled) {
    return (
      <Link href={paths.checkout} prefetch={false} className={look}>
        Go to checkout
      </Link>
    );
  }
  return (
    // A screen reader ignores a link without an address; the reason is written beside it.
    // biome-ignore lint/a11y/useSemanticElements: a disabled link
    <span role="link" aria-disabled="true" tabIndex={0} className={cn(look, "cursor-not-allowed opacity-45")}>
      Go to checkout
    </span>
  );
}

function RemovedRow({ removed, onDone }: { removed: Removed; onDone: () => void }) {
  const undoRef = useRef<HTMLButtonElement>(null);
  useEffect(() => undoRef.current?.focus({ preventScroll: true }), []);
  return (
    <li className="flex min-h-24 tight:flex-wrap items-center justify-between gap-4 border-b py-5 text-muted-foreground">
      <span className="min-w-0">{removed.title} removed.</span>
      <button
        ref={undoRef}
        type="button"
        onClick={() => {
          removed.undo();
          dismissToast();
          onDone();
        }}
        className="link min-h-11 shrink-0 px-2 font-semibold text-foreground"
      >
        Undo
      </button>
    </li>
  );
}

function SummarySkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-24 w-full" />
    </>
  );
}

function CartSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-16">
      <div className="grid content-start gap-5 border-t pt-5">
        <p className="sr-only">Loading your cart…</p>
        {[0, 1].map((row) => (
          <div
            key={row}
            className="grid grid-cols-[--spacing(22)_1fr] gap-x-4 sm:grid-cols-[7rem_1fr] sm:gap-x-6"
          >
            <Skeleton className="aspect-4/5 w-full" />
            <Skeleton className="h-6 w-1/2" />
          </div>
        ))}
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
