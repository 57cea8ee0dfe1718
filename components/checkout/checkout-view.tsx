"use client";

import Link from "next/link";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CityStateFields } from "@/components/addresses/address-fields";
import { ContactFields } from "@/components/addresses/contact-fields";
import { controlOf, fillCityAndState, fillIn } from "@/components/addresses/fill-in";
import { usePincode } from "@/components/addresses/use-pincode";
import { useCartLines, useIsCartReady } from "@/components/cart/cart-store";
import { useCouponCode } from "@/components/cart/coupon-store";
import { GroupProblem } from "@/components/cart/set-aside-notice";
import { TotalBar, TotalRow } from "@/components/cart/total-bar";
import { useCartQuote } from "@/components/cart/use-cart-quote";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { RemindMe } from "@/components/reminders/remind-me";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LockIcon } from "@/components/ui/form-icons";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import type { KnownBuyer } from "@/lib/checkout/fields";
import type { QuoteRequest } from "@/lib/checkout/schemas";
import { totalWith } from "@/lib/checkout/total-with";
import { formatPaise, type Paise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { checkoutNotice } from "@/lib/privacy/collection-notices";
import {
  readCheckoutInput,
  readQuoteRequest,
  restoreCheckoutInput,
  saveCheckoutInput,
  sendToParcel,
} from "./checkout-input";
import { SummarySkeleton } from "./summary-skeleton";
import { type Checkout, useCheckout } from "./use-checkout";

// Neither is in the first paint: the totals come with the quote, and few people need the extras.
const loadLate = async () => {
  const [{ CheckoutSummary }, { CheckoutExtras }] = await Promise.all([
    import("./checkout-summary"),
    import("./checkout-extras"),
  ]);
  return { CheckoutSummary, CheckoutExtras };
};

interface CheckoutViewProps {
  shopName: string;
  known: KnownBuyer | null;
  /** The saved addresses, if any: see SavedAddressChoice. */
  book: ReactNode;
  /** The checkbox that saves a typed address, for signed-in people. */
  saveField: ReactNode;
  /** Shown when nothing is in the cart. */
  empty: ReactNode;
}

export function CheckoutView({ shopName, known, book, saveField, empty }: CheckoutViewProps) {
  const lines = useCartLines();
  const isEmpty = useIsCartReady() && lines.length === 0;
  const code = useCouponCode();
  const [ask, setAsk] = useState<Omit<QuoteRequest, "lines">>({ method: "online" });
  const state = useCartQuote(lines, code ? { ...ask, code } : ask);
  const late = useLazyModule(loadLate);
  const { quote, isSettled } = state;
  const problem = state.problem ?? late.problem;
  const method = ask.method ?? "online";
  const totalPaise = quote && totalWith(quote, method);
  const checkout = useCheckout({ state, isEmpty, code, shopName, totalPaise });
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const { phase, errors, notice } = checkout;
  const parcel = quote?.group?.parcel ?? null;
  const inParcel = parcel && { pincode: parcel.pincode };
  const parcelPincode = parcel?.pincode;
  useEffect(() => {
    if (parcelPincode) setAsk((last) => ({ ...last, pincode: parcelPincode }));
  }, [parcelPincode]);

  const filled = useRef<Record<string, string | undefined>>({ ...known });
  function fill(values: Record<string, string | undefined>): void {
    if (!formRef.current) return;
    fillIn(formRef.current, values, filled.current);
    saveCheckoutInput(formRef.current);
    for (const name of Object.keys(values)) checkout.clearError(name);
  }
  const fillContact = ({ dataset }: HTMLElement) => fill({ name: dataset.name, phone: dataset.phone });
  const pincode = usePincode((place) => {
    if (!formRef.current) return;
    fillCityAndState(formRef.current, place, filled.current);
    saveCheckoutInput(formRef.current);
    for (const name of ["city", "state"]) checkout.clearError(name);
  });
  const { look } = pincode;

  function restoreExtras(): void {
    if (formRef.current) restoreCheckoutInput(formRef.current);
  }

  function refreshQuote(chosen: PayableMethod = method): void {
    if (formRef.current) setAsk({ ...readQuoteRequest(formRef.current, chosen), ...inParcel });
  }

  // An order that no longer qualifies for COD is paid online; the card of the chosen method gives the reason.
  const codProblem = quote?.codProblem ?? null;
  useEffect(() => {
    if (codProblem) setAsk((last) => (last.method === "cod" ? { ...last, method: "online" } : last));
  }, [codProblem]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const wanted = restoreCheckoutInput(form);
    const chosen = form.querySelector<HTMLElement>("[name=addressId]:checked");
    if (chosen) fillContact(chosen);
    look(controlOf(form, "pincode")?.value ?? "");
    setAsk(readQuoteRequest(form, wanted ?? "online"));
  }, []);

  useEffect(() => {
    if (notice) noticeRef.current?.focus();
  }, [notice]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus, and only a refusal does
  useEffect(() => {
    formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [checkout.refusals]);

  /** Enter does not blur the last field, so the price is requested here with all typed values. */
  function press(data: FormData): void {
    const typed = sendToParcel(readCheckoutInput(data), parcel);
    refreshQuote(typed.method);
    void checkout.submit(typed);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    press(new FormData(event.currentTarget));
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    saveCheckoutInput(event.currentTarget);
    const { target } = event;
    if (target instanceof HTMLTextAreaElement) checkout.clearError(target.name);
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      checkout.clearError(target.name);
      if (target.name === "addressId") fillContact(target);
      if (target.name === "addressId" || target.name === "pincode") refreshQuote();
    }
  }

  if (phase === "leaving") return <Leaving />;
  if (isEmpty) return empty;
  const isFree = quote?.canOrder === true && quote.totalPaise === 0;
  const field = { form: "checkout", errors };
  const contact = (
    <Section title="Contact">
      {known ? null : (
        <p className="-mt-2 mb-5 text-muted-foreground">
          No account needed.{" "}
          <Link href={`${paths.auth()}?next=${paths.checkout}`} prefetch={false} className="link">
            Log in
          </Link>{" "}
          to see this order in your account.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactFields {...field} values={known ?? undefined} emailHint="For order updates." />
        <RemindMe />
      </div>
    </Section>
  );
  const address = (
    <Section title="Delivery address">
      {book}
      <div className="grid gap-5 [section:has([data-saved]:checked)_&]:hidden sm:grid-cols-2">
        <CityStateFields {...field} pincodeHint={pincode.hint} onPincode={pincode.look} />
        {saveField}
      </div>
    </Section>
  );
  return (
    <form
      ref={formRef}
      // React replays a click from before hydration here; it would also empty the form.
      action={press}
      onReset={(event) => event.preventDefault()}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={checkout.warm}
      onBlur={() => refreshQuote()}
      aria-busy={phase !== "idle"}
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20"
    >
      <div className="grid content-start gap-10">
        {quote ? <GroupProblem quote={quote} /> : null}
        {parcel ? (
          <Section title="Delivery address">
            <p>
              One parcel for the whole group, to the organiser in {parcel.city} {parcel.pincode}.
            </p>
          </Section>
        ) : null}
        <div hidden={parcel !== null}>{address}</div>
        {contact}
        <div className="min-h-23">
          {late.part ? <late.part.CheckoutExtras {...field} onReady={restoreExtras} /> : null}
        </div>
        {isFree ? null : (
          <Section title="Payment">
            <PaymentMethods
              method={method}
              onChoose={refreshQuote}
              codFeePaise={quote?.delivery?.codFeePaise ?? null}
              codProblem={codProblem}
            />
          </Section>
        )}
        <div className="grid gap-3">
          <CollectionNotice notice={checkoutNotice} error={errors.notice} />
        </div>
        {notice ? (
          <div ref={noticeRef} tabIndex={-1} className="scroll-mb-32 scroll-mt-24 outline-none">
            <Alert variant="warning" title={notice.title} isLive>
              {notice.text}
              {notice.order ? (
                <span>
                  {" "}
                  Your order number is <span className="inline-block">{notice.order.orderNumber}.</span>
                </span>
              ) : null}
            </Alert>
          </div>
        ) : problem ? (
          <Alert variant="warning" title={problem} isLive>
            Your details and cart are saved.{" "}
            <button
              type="button"
              onClick={state.problem ? state.retry : late.retry}
              className="link min-h-11 font-semibold"
            >
              Try again
            </button>
          </Alert>
        ) : null}
      </div>
      <div className="contents lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:block lg:self-start">
        {late.part ? <late.part.CheckoutSummary state={state} code={code} /> : <SummaryFrame />}
        <PayBar
          totalPaise={totalPaise}
          phase={phase}
          isStale={!isSettled}
          isCash={method === "cod" || isFree}
        />
      </div>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display mb-5 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Placeholder for the totals. */
function SummaryFrame() {
  return (
    <section aria-busy="true" className="grid gap-5 rounded-md bg-muted p-5 lg:rounded-b-none">
      <h2 className="font-semibold text-lg">Your order</h2>
      <SummarySkeleton />
    </section>
  );
}

function Leaving() {
  return (
    <p role="status" className="py-24 text-center text-lg">
      Thank you. Opening your order…
    </p>
  );
}

interface PaymentMethodsProps {
  method: PayableMethod;
  onChoose: (method: PayableMethod) => void;
  /** Null: not known yet. */
  codFeePaise: Paise | null;
  codProblem: string | null;
}

function PaymentMethods({ method, onChoose, codFeePaise, codProblem }: PaymentMethodsProps) {
  const cash = `Pay the courier on delivery${codFeePaise ? `, for ${formatPaise(codFeePaise)} more` : ""}.`;
  return (
    <RadioGroup legend={<span className="sr-only">How do you want to pay?</span>}>
      <RadioCard
        name="paymentMethod"
        value="online"
        title="Pay online"
        description="UPI app or QR code, card, net banking or wallet, in Razorpay's secure window."
        checked={method === "online"}
        onChange={() => onChoose("online")}
      />
      <RadioCard
        name="paymentMethod"
        value="cod"
        title="Cash on delivery"
        description={codProblem ?? cash}
        checked={method === "cod"}
        disabled={codProblem !== null}
        onChange={() => onChoose("cod")}
      />
    </RadioGroup>
  );
}

interface PayBarProps {
  phase: Checkout["phase"];
  totalPaise: Paise | null;
  /** A newer price is loading. The button still works: the click waits for the price. */
  isStale: boolean;
  /** Cash on delivery. */
  isCash: boolean;
}

const phaseMessages: Record<Checkout["phase"], string> = {
  idle: "",
  checking: "Checking the price…",
  placing: "Placing your order…",
  paying: "The payment window is open.",
  leaving: "",
};

/** The total and the order button. */
function PayBar({ phase, totalPaise, isStale, isCash }: PayBarProps) {
  return (
    <>
      <TotalBar>
        <TotalRow totalPaise={totalPaise} isStale={isStale} isChecking={phase === "checking"} />
        <Button
          type="submit"
          variant="brand"
          className="min-w-40 lg:w-full"
          isPending={phase !== "idle"}
          onClick={dropSecondClick}
        >
          {isCash ? "Place order" : `Pay ${totalPaise === null ? "" : formatPaise(totalPaise)}`}
        </Button>
        <p className="hidden items-center gap-2 text-muted-foreground text-sm lg:flex">
          <LockIcon className="size-4 shrink-0" />
          {isCash ? "Nothing to pay now." : "Your card and bank details never reach this shop."}
        </p>
      </TotalBar>
      <p role="status" className="sr-only">
        {phaseMessages[phase]}
      </p>
    </>
  );
}

/** A double click is one click: its second half must not accept a total that the first half has only just shown. */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
