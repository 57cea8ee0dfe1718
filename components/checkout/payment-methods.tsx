"use client";

import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import type { PayableMethod } from "@/lib/orders/order";

interface PaymentMethodsProps {
  method: PayableMethod;
  onChoose: (method: PayableMethod) => void;
}

export function PaymentMethods({ method, onChoose }: PaymentMethodsProps) {
  return (
    <RadioGroup legend={<span className="sr-only">How do you want to pay?</span>}>
      <RadioCard
        name="paymentMethod"
        value="razorpay"
        title="Pay online"
        description="UPI, card, net banking or wallet, in Razorpay's secure window."
        checked={method === "razorpay"}
        onChange={() => onChoose("razorpay")}
      />
      <RadioCard
        name="paymentMethod"
        value="cod"
        title="Cash on delivery"
        description="Pay the courier when the parcel arrives."
        checked={method === "cod"}
        onChange={() => onChoose("cod")}
      />
    </RadioGroup>
  );
}
