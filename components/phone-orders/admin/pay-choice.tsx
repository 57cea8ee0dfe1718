"use client";

import { LabelledInput } from "@/components/ui/labelled-input";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { unpaidMinutes } from "@/lib/checkout/unpaid-minutes";
import { formatPaise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";

interface PayChoiceProps {
  method: PayableMethod;
  quote: CartQuote | null;
  codHoldMinutes: number;
  /** Why no code is needed; null: the buyer types the code. */
  confirmed: string | null;
  confirmError: string | undefined;
  onMethod: (method: PayableMethod) => void;
  onConfirmed: (confirmed: string | null) => void;
}

/** How the buyer pays, with what each way means for them. */
export function PayChoice(props: PayChoiceProps) {
  const { method, quote, codHoldMinutes, confirmed, confirmError, onMethod, onConfirmed } = props;
  const codProblem = quote?.delivery?.codProblem ?? null;
  const fee = quote?.delivery?.codFeePaise ?? 0;
  return (
    <div className="grid gap-4">
      <RadioGroup legend="Payment">
        <RadioCard
          name="method"
          title="Payment link"
          description={`Goes out by e-mail and SMS at once and opens this order only. The pieces are kept for ${unpaidMinutes} minutes; unpaid by then, the order is cancelled by itself.`}
          checked={method === "online"}
          onChange={() => onMethod("online")}
        />
        <RadioCard
          name="method"
          title="Cash on delivery"
          description={
            codProblem ??
            (quote?.delivery
              ? `${fee > 0 && quote ? `Costs ${formatPaise(quote.delivery.codFeePaise)} more. ` : ""}The buyer pays the courier.`
              : "The buyer pays the courier.")
          }
          checked={method === "cod"}
          disabled={codProblem !== null && method !== "cod"}
          onChange={() => onMethod("cod")}
        />
      </RadioGroup>
      {method === "cod" ? (
        <RadioGroup legend="Who confirms it">
          <RadioCard
            name="confirm"
            title="The buyer, by a code"
            description={`We send the code by SMS now. The pieces are kept for ${codHoldMinutes} minutes.`}
            checked={confirmed === null}
            onChange={() => onConfirmed(null)}
          />
          <RadioCard
            name="confirm"
            title="I do"
            description="No code. Your name and reason stand in the order's story."
            checked={confirmed !== null}
            onChange={() => onConfirmed("")}
          />
          {confirmed === null ? null : (
            <LabelledInput
              id="order-confirmed"
              label="How do you know the buyer?"
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
