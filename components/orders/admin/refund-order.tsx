"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";
import { Select } from "@/components/ui/select";
import { usePageAction } from "@/components/ui/use-page-action";
import { addPaise, formatPaise, type Paise, toDecimalRupees, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import type { AdminItem, AdminOrder } from "@/lib/orders/admin-order";
import { describeNewRefund } from "@/lib/orders/new-refund";
import type { OrderStatus } from "@/lib/orders/order";
import { refundOrderAction } from "@/server/orders/admin-actions";

interface RefundOrderProps {
  order: Pick<AdminOrder, "orderNumber" | "status" | "paymentMethod" | "payments" | "items">;
  leftPaise: Paise;
}

/** Refunds the whole balance, an amount, or the value of some items. Items that come back are a return instead. */
export function RefundOrder({ order, leftPaise }: RefundOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
        Refund…
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={`Refund ${order.orderNumber}`}>
        {isOpen ? <RefundForm order={order} leftPaise={leftPaise} onSent={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

const stillLeaves: readonly OrderStatus[] = ["Confirmed", "In Production", "Packed"];

/** "499", "199.50" */
const typedAmount = (amount: Paise) => toDecimalRupees(amount).replace(/\.00$/, "");

function worthOf(items: readonly AdminItem[], quantities: Readonly<Record<number, number>>): Paise {
  return addPaise(...items.flatMap((item) => item.valuesPaise[(quantities[item.itemId] ?? 0) - 1] ?? []));
}

/** "Refund ₹1,499"; without the amount while the typed one can't be refunded. */
function sendLabel(typed: string, leftPaise: Paise): string {
  const rupees = plainRupees(typed);
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(rupees) ? toPaise(rupees) : null;
  return amount !== null && amount > 0 && amount <= leftPaise ? `Refund ${formatPaise(amount)}` : "Refund";
}

function describeRefundOutcome(outcome: "sent" | "waiting" | "declined", isCash: boolean): string {
  if (outcome === "waiting") return "Not refunded yet: this amount needs a second person's approval";
  return outcome === "declined" ? "This refund was declined" : describeNewRefund(isCash);
}

function RefundForm({ order, leftPaise, onSent }: RefundOrderProps & { onSent: () => void }) {
  const { isWorking, failure, run } = usePageAction();
  const [key] = useState(() => crypto.randomUUID());
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const [amount, setAmount] = useState("");
  const [note, setNote] = useState("");
  const [upiId, setUpiId] = useState("");
  const errors = failure?.fieldErrors ?? {};
  const isCash = order.payments.every(({ pays }) => !pays);

  function choose(itemId: number, count: number): void {
    const chosen = { ...quantities, [itemId]: count };
    const worth = worthOf(order.items, chosen);
    setQuantities(chosen);
    setAmount(worth > 0 ? typedAmount(worth < leftPaise ? worth : leftPaise) : "");
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () =>
        refundOrderAction({
          orderNumber: order.orderNumber,
          key,
          amount,
          note,
          upiId: isCash ? upiId : null,
          leftPaise,
          lines: Object.entries(quantities).flatMap(([itemId, quantity]) =>
            quantity > 0 ? [{ itemId: Number(itemId), quantity }] : [],
          ),
        }),
      (outcome) => describeRefundOutcome(outcome, isCash),
      onSent,
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FailureAlert message={Object.keys(errors).length === 0 && failure?.message} />
      {stillLeaves.includes(order.status) ? (
        <p>The order still ships. To stop it, cancel it: that refunds it too.</p>
      ) : null}
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">
          Which items are refunded? <span className="font-normal text-muted-foreground">(optional)</span>
        </legend>
        {order.items
          .filter(({ valuesPaise }) => valuesPaise.length > 0)
          .map(({ itemId, title, size, colorName, valuesPaise }) => (
            <div key={itemId} className="flex items-center justify-between gap-4">
              <label htmlFor={`refund-item-${itemId}`} className="min-w-0">
                {title}, {colorName}, {size}
              </label>
              <Select
                id={`refund-item-${itemId}`}
                className="w-20"
                value={quantities[itemId] ?? 0}
                onChange={(event) => choose(itemId, Number(event.target.value))}
              >
                <option value={0}>0</option>
                {valuesPaise.map((worth, index) => (
                  <option key={worth} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </Select>
            </div>
          ))}
      </fieldset>
      <LabelledInput
        id="refund-amount"
        label="Amount in rupees"
        hint={`At most ${formatPaise(leftPaise)}.`}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onType={setAmount}
      />
      {isCash ? (
        <LabelledInput
          id="refund-upi"
          label="Customer's UPI ID"
          hint="The order was paid in cash, so staff pay the refund manually by UPI."
          error={errors.upiId}
          autoComplete="off"
          autoCapitalize="none"
          value={upiId}
          onType={setUpiId}
        />
      ) : null}
      <LabelledInput
        id="refund-why"
        label="Reason"
        error={errors.note}
        maxLength={300}
        value={note}
        onType={setNote}
      />
      <p className="text-muted-foreground">
        For returned items, create a return: receiving it makes the refund and credit note.
      </p>
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        {sendLabel(amount, leftPaise)}
      </Button>
    </form>
  );
}
