"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { OrderTotals } from "@/components/cart/order-totals";
import { TotalBar, TotalRow } from "@/components/cart/total-bar";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LabelledInput, LabelledTextarea } from "@/components/ui/labelled-input";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toast } from "@/components/ui/toaster";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { adminPaths } from "@/lib/admin-paths";
import { lineKey, MAX_LINES, MAX_QUANTITY } from "@/lib/cart/cart";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { noteLimit } from "@/lib/checkout/find-problems";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { formatPaise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";
import type { PhoneDraft, SavedDraft } from "@/lib/phone-orders/draft";
import type { GoodsVariant } from "@/lib/phone-orders/goods";
import { type FieldErrors, messageForStatus, offlineMessage } from "@/lib/result";
import { placeDraftAction } from "@/server/phone-orders/admin-actions";
import { BuyerFields } from "./buyer-fields";
import { DraftLines } from "./draft-lines";
import { GoodsSearch } from "./goods-search";
import { type DraftState, useDraft } from "./use-draft";

/**
 * The order being typed. Each rendering of the page without a draft starts a new one, and the answer to any action may
 * rerender it: until the draft is saved and named in the URL, the first one stays.
 */
export function NewPhoneOrder(props: OrderMakerProps) {
  const named = useSearchParams().get("draft");
  const [shown, setShown] = useState(props);
  const [wasNamed, setWasNamed] = useState(named === shown.saved.draftId);
  if (!wasNamed && named === shown.saved.draftId) setWasNamed(true);
  const { draftId, version } = props.saved;
  const isAnotherStart = version === 0 && shown.saved.version === 0;
  const stays = isAnotherStart && (named === shown.saved.draftId || (named === null && !wasNamed));
  if (draftId !== shown.saved.draftId && !stays) {
    setShown(props);
    setWasNamed(named === draftId);
  }
  return <OrderMaker key={shown.saved.draftId} {...shown} />;
}

interface OrderMakerProps {
  saved: SavedDraft;
  quote: CartQuote | null;
  canSeeCustomers: boolean;
  codReservationMinutes: number;
}

/** A phone order, from the first item to the button that places it. */
function OrderMaker({ saved, quote: firstQuote, canSeeCustomers, codReservationMinutes }: OrderMakerProps) {
  const router = useRouter();
  const state = useDraft(saved, firstQuote);
  const { draft, quote, isSaved, failure, change } = state;
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const placing = usePlacing(saved.draftId, state, (orderNumber) => {
    const successMessage = draft.method === "online" ? "Payment link sent" : "Order placed as COD";
    toast({ title: `${orderNumber}: ${successMessage}` });
    router.push(adminPaths.order(orderNumber));
  });
  const { errors, notice, isBusy } = placing;
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) noticeRef.current?.focus();
  }, [notice]);

  function add(productId: number, { size, color }: GoodsVariant): void {
    const wanted = { id: productId, size, color, quantity: 1 };
    const known = draft.lines.find((line) => lineKey(line) === lineKey(wanted));
    if (known) {
      const quantity = Math.min(known.quantity + 1, MAX_QUANTITY);
      change({ lines: draft.lines.map((line) => (line === known ? { ...line, quantity } : line)) });
    } else if (draft.lines.length < MAX_LINES) change({ lines: [...draft.lines, wanted] });
  }

  const isOthers = saved.otherAuthor !== null;
  // Until hydration nothing protects typed values.
  const isAlive = useIsAlive();
  const itemCount = draft.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const codProblem = draft.method === "cod" ? (quote?.codProblem ?? null) : null;
  const why =
    itemCount === 0
      ? "Add an item first."
      : (codProblem ?? (quote && !quote.canOrder && isSaved ? "Some items aren't available." : null));
  return (
    <fieldset
      disabled={isOthers || !isAlive}
      className="mt-6 grid min-w-0 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <legend className="sr-only">Phone order</legend>
      <div className="grid min-w-0 content-start gap-10">
        <Part title="Items">
          <DraftLines lines={draft.lines} quote={quote} onChange={(lines) => change({ lines })} />
          <GoodsSearch onAdd={add} />
        </Part>
        <Part title="Customer">
          <BuyerFields
            draft={draft}
            errors={errors}
            canSeeCustomers={canSeeCustomers && !isOthers}
            onChange={change}
          />
        </Part>
        <Part title="Coupon and note">
          <Extras draft={draft} quote={quote} noteError={errors.note} onChange={change} />
        </Part>
      </div>
      <div className="grid min-w-0 content-start gap-6 lg:sticky lg:top-6 lg:self-start">
        <PayChoice
          method={draft.method}
          quote={quote}
          codReservationMinutes={codReservationMinutes}
          confirmed={confirmed}
          confirmError={errors.confirmed}
          onMethod={(method) => change({ method })}
          onConfirmed={setConfirmed}
        />
        {quote && itemCount > 0 ? <OrderTotals {...quote} itemCount={itemCount} isStale={!isSaved} /> : null}
        <p aria-live="polite" className="text-muted-foreground text-sm">
          {isOthers ? "" : isSaved ? "Draft saved." : "Saving draft…"}
        </p>
        {failure && !notice ? (
          <Alert variant="destructive" isLive>
            {failure}{" "}
            <button type="button" className="link min-h-9" onClick={() => void state.queueSave()}>
              Try again
            </button>
          </Alert>
        ) : null}
        {notice ? (
          <div ref={noticeRef} tabIndex={-1}>
            <Alert variant="warning" isLive>
              {notice}
            </Alert>
          </div>
        ) : null}
        <TotalBar
          note={
            why ? (
              <p id="why-not-placed" className="mb-2 text-muted-foreground text-sm">
                {why}
              </p>
            ) : null
          }
        >
          <TotalRow totalPaise={quote && itemCount > 0 ? quote.totalPaise : null} isStale={!isSaved} />
          <Button
            variant="brand"
            disabled={why !== null || isOthers}
            aria-describedby={why ? "why-not-placed" : undefined}
            isPending={isBusy}
            onClick={() => void placing.place(confirmed)}
          >
            {draft.method === "online" ? "Send payment link" : "Place COD order"}
          </Button>
        </TotalBar>
      </div>
    </fieldset>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface ExtrasProps {
  draft: PhoneDraft;
  quote: CartQuote | null;
  noteError: string | undefined;
  onChange: (part: Partial<PhoneDraft>) => void;
}

function Extras({ draft, quote, noteError, onChange }: ExtrasProps) {
  const problem = draft.code.trim() === "" ? undefined : (quote?.codeProblem ?? undefined);
  const used = quote?.coupon;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LabelledInput
        id="order-code"
        label="Coupon code"
        error={problem}
        hint={used ? `${used.code}: ${used.description}` : undefined}
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={draft.code}
        onType={(value) => onChange({ code: value })}
      />
      <LabelledTextarea
        id="order-note"
        label="Customer note"
        error={noteError}
        isOptional
        className="sm:col-span-2"
        rows={2}
        maxLength={noteLimit}
        value={draft.note}
        onType={(value) => onChange({ note: value })}
      />
    </div>
  );
}

interface PayChoiceProps {
  method: PayableMethod;
  quote: CartQuote | null;
  codReservationMinutes: number;
  /** Why no code is needed; null: the customer enters the code. */
  confirmed: string | null;
  confirmError: string | undefined;
  onMethod: (method: PayableMethod) => void;
  onConfirmed: (confirmed: string | null) => void;
}

/** The payment methods, with what each means for the customer. */
function PayChoice(props: PayChoiceProps) {
  const { method, quote, codReservationMinutes, confirmed, confirmError, onMethod, onConfirmed } = props;
  const codProblem = quote?.codProblem ?? null;
  const fee = quote?.delivery?.codFeePaise ?? 0;
  return (
    <div className="grid gap-4">
      <RadioGroup legend="Payment">
        <RadioCard
          name="method"
          title="Payment link"
          description={`Sent now by email and SMS. Items are reserved for ${unpaidMinutes} minutes, then an unpaid order is cancelled automatically.`}
          checked={method === "online"}
          onChange={() => onMethod("online")}
        />
        <RadioCard
          name="method"
          title="Cash on delivery"
          description={
            codProblem ??
            (quote?.delivery
              ? `${fee > 0 && quote ? `Fee: ${formatPaise(quote.delivery.codFeePaise)}. ` : ""}The customer pays the courier.`
              : "The customer pays the courier.")
          }
          checked={method === "cod"}
          disabled={codProblem !== null && method !== "cod"}
          onChange={() => onMethod("cod")}
        />
      </RadioGroup>
      {method === "cod" ? (
        <RadioGroup legend="Confirmation">
          <RadioCard
            name="confirm"
            title="Customer, with a code"
            description={`We'll text the code now. Items are reserved for ${codReservationMinutes} minutes.`}
            checked={confirmed === null}
            onChange={() => onConfirmed(null)}
          />
          <RadioCard
            name="confirm"
            title="Confirm it myself"
            description="No code. Your name and reason are shown in the order's timeline."
            checked={confirmed !== null}
            onChange={() => onConfirmed("")}
          />
          {confirmed === null ? null : (
            <LabelledInput
              id="order-confirmed"
              label="How do you know the customer?"
              error={confirmError}
              maxLength={300}
              value={confirmed}
              onType={onConfirmed}
            />
          )}
        </RadioGroup>
      ) : null}
    </div>
  );
}

/** One click places one order, at the displayed price or not at all. */
function usePlacing(draftId: string, state: DraftState, onPlaced: (orderNumber: string) => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // React state updates too late for the second click of a double click.
  const isPressed = useRef(false);

  async function run(confirmed: string | null): Promise<void> {
    const seen = state.quote?.totalPaise;
    const quote = await state.queueSave();
    if (!quote) return;
    if (quote.totalPaise !== seen) {
      setNotice(
        `The total is now ${formatPaise(quote.totalPaise)}. Tell the customer, and place the order again if they agree.`,
      );
      return;
    }
    const result = await placeDraftAction({
      draftId,
      version: state.readVersion(),
      seenTotalPaise: quote.totalPaise,
      confirmed: confirmed ?? "",
    });
    noticeSessionEnd(result);
    if (!result.ok) {
      setErrors(result.fieldErrors ?? {});
      setNotice(result.message);
    } else if (result.data.kind === "changed") {
      state.replaceQuote(result.data.quote);
      setNotice(result.data.message);
    } else {
      onPlaced(result.data.orderNumber);
    }
  }

  async function place(confirmed: string | null): Promise<void> {
    if (isPressed.current) return;
    const isMissing = state.draft.method === "cod" && confirmed !== null && confirmed.trim().length < 3;
    setErrors(isMissing ? { confirmed: "Enter how you know the customer" } : {});
    setNotice(null);
    if (isMissing) return;
    isPressed.current = true;
    setIsBusy(true);
    try {
      await run(confirmed);
    } catch {
      setNotice(navigator.onLine ? messageForStatus(503) : offlineMessage);
    } finally {
      isPressed.current = false;
      setIsBusy(false);
    }
  }

  return { errors, notice, isBusy, place };
}
