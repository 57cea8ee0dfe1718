"use client";

import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import type { QuotedDelivery } from "@/lib/checkout/cart-quote";
import { formatPaise } from "@/lib/money";
import type { PayableMethod } from "@/lib/orders/order";

interface PaymentMethodsProps {
  method: PayableMethod;
  onChoose: (method: PayableMethod) => void;
  delivery: QuotedDelivery | null;
}

export function PaymentMethods({ method, onChoose, delivery }: PaymentMethodsProps) {
  const fee = delivery?.codFeePaise ?? 0;
  const cash = `Pay the courier when the parcel arrives${fee > 0 && delivery ? `, for ${formatPaise(delivery.codFeePaise)} more` : ""}.`;
  return (
    <RadioGroup legend={<span className="sr-only">How do you want to pay?</span>}>
      <RadioCard
        name="paymentMethod"
        value="online"
        title="Pay online"
        description="UPI, card, net banking or wallet, in Razorpay's secure window."
        checked={method === "online"}
        onChange={() => onChoose("online")}
      />
      <RadioCard
        name="paymentMethod"
        value="cod"
        title="Cash on delivery"
        description={delivery?.codProblem ?? cash}
        checked={method === "cod"}
        disabled={Boolean(delivery?.codProblem)}
        onChange={() => onChoose("cod")}
      />
    </RadioGroup>
  );
}
