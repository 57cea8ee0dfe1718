"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput, LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatIn } from "@/lib/currency";
import type { Paise } from "@/lib/money";
import type { MoneyStepKind } from "@/lib/orders/money-case";
import { describeNewRefund } from "@/lib/orders/new-refund";
import { requestMoneyStepAction } from "@/server/payments/admin-actions";
import { OrderPreview } from "./order-preview";

interface MoneyStepsProps {
  caseId: number;
  version: string;
  amountPaise: Paise | null;
  currency: string;
  /** COD: refunded by UPI. */
  isCodCase: boolean;
  /** Without an order: only refunded to the original payment method. */
  isUnmatched: boolean;
  steps: readonly { kind: MoneyStepKind; why: string | null }[];
}

interface StepWords {
  label: string;
  title: string;
  noteLabel: string;
  /** The toast after success; for a refund, what happens next. */
  successMessage?: string;
}

const words: Record<MoneyStepKind, StepWords> = {
  match: {
    label: "Match to an order…",
    title: "Match to an order",
    noteLabel: "How do you know?",
    successMessage: "Payment matched",
  },
  refund: {
    label: "Retry refund…",
    title: "Retry refund",
    noteLabel: "How was the problem fixed?",
  },
  close: {
    label: "Close the case…",
    title: "Close the case",
    noteLabel: "What was done?",
    successMessage: "Case closed",
  },
  note: {
    label: "Add note…",
    title: "Add note",
    noteLabel: "Note",
    successMessage: "Note added",
  },
};

const sendBack: StepWords = {
  label: "Refund…",
  title: "Refund to the original payment method",
  noteLabel: "Why doesn't it match an order?",
};

const wordsOf = (kind: MoneyStepKind, isUnmatched: boolean): StepWords =>
  kind === "refund" && isUnmatched ? sendBack : words[kind];

/** The actions on a case; a disabled one gives its reason. */
export function MoneySteps({ steps, ...shown }: MoneyStepsProps) {
  const [asked, setAsked] = useState<MoneyStepKind | null>(null);
  const all = [...steps, { kind: "note" as const, why: null }];
  const [obstacle] = steps.flatMap(({ why }) => why ?? []);
  return (
    <section aria-label="Next steps" className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {all.map(({ kind, why }, index) => (
          <Button
            key={kind}
            variant={index === 0 && kind !== "note" && why === null ? "brand" : "outline"}
            disabled={why !== null}
            aria-describedby={why === null ? undefined : "why-not"}
            onClick={() => setAsked(kind)}
          >
            {wordsOf(kind, shown.isUnmatched).label}
          </Button>
        ))}
      </div>
      {obstacle ? (
        <p id="why-not" className="text-muted-foreground">
          {obstacle}
        </p>
      ) : null}
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? wordsOf(asked, shown.isUnmatched).title : ""}
      >
        {asked ? <StepForm key={asked} {...shown} kind={asked} onDone={() => setAsked(null)} /> : null}
      </Dialog>
    </section>
  );
}

interface StepFormProps extends Omit<MoneyStepsProps, "steps"> {
  kind: MoneyStepKind;
  onDone: () => void;
}

function StepForm({
  caseId,
  version,
  kind,
  amountPaise,
  currency,
  isCodCase,
  isUnmatched,
  onDone,
}: StepFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [key] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState("");
  const [orderNumber, setOrderNumber] = useState("");
  const [upiId, setUpiId] = useState("");
  const errors = failure?.fieldErrors ?? {};
  const { label, noteLabel, successMessage } = wordsOf(kind, isUnmatched);
  const wantsUpi = kind === "refund" && !isUnmatched && (isCodCase || upiId !== "");

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(
      () =>
        requestMoneyStepAction({
          caseId,
          version,
          key,
          kind,
          note,
          orderNumber: kind === "match" ? orderNumber : null,
          upiId: wantsUpi ? upiId : null,
        }),
      (outcome) =>
        outcome === "waiting"
          ? "Not done yet: a second person must approve"
          : (successMessage ?? describeNewRefund(wantsUpi)),
      onDone,
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FailureAlert message={Object.keys(errors).length === 0 && failure?.message} />
      {kind === "match" ? (
        <LabelledInput
          id="money-order"
          label="Order number"
          hint="If the order is waiting for this amount, it's paid. Otherwise the customer is refunded."
          error={errors.orderNumber}
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          value={orderNumber}
          onType={setOrderNumber}
        />
      ) : null}
      {kind === "match" ? <OrderPreview typed={orderNumber} /> : null}
      {kind === "refund" && !isUnmatched ? (
        <LabelledInput
          id="money-upi"
          label="Customer's UPI ID"
          hint={
            isCodCase ? "Staff pay it manually by UPI." : "Leave empty to refund the original payment method."
          }
          isOptional={!isCodCase}
          error={errors.upiId}
          autoComplete="off"
          autoCapitalize="none"
          value={upiId}
          onType={setUpiId}
        />
      ) : null}
      <LabelledTextarea
        id="money-note"
        label={noteLabel}
        error={errors.note}
        rows={3}
        maxLength={400}
        value={note}
        onType={setNote}
      />
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        {kind === "refund" && amountPaise !== null
          ? `${isUnmatched ? "Refund" : "Retry refund of"} ${formatIn(currency, amountPaise)}`
          : label.replace("…", "")}
      </Button>
    </form>
  );
}
