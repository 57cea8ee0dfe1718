"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import type { DeskOrder } from "@/lib/orders/desk-order";
import {
  type AllowedStep,
  type DecideStep,
  decideSteps,
  type FulfilStep,
  type OrderStep,
  stepFacts,
} from "@/lib/orders/desk-steps";
import { describeCancelling, isOwnDesign } from "@/lib/orders/order";
import { decideOrderAction, fulfilOrderAction, shipOrderAction } from "@/server/orders/admin-actions";
import { ParcelForm } from "./parcel-form";

interface StepBarProps {
  order: Pick<DeskOrder, "orderNumber" | "status" | "paymentStatus" | "totalPaise" | "leftPaise" | "items">;
  steps: readonly AllowedStep[];
}

const isDecision = (step: OrderStep): step is DecideStep => decideSteps.some((known) => known === step);

/** What can be done with the order now; what can't says why. The way that ends the order stands last and asks again. */
export function StepBar({ order, steps }: StepBarProps) {
  const { isWorking, failure, run } = usePageAction();
  const [asked, setAsked] = useState<OrderStep | null>(null);
  const [taken, setTaken] = useState<OrderStep | null>(null);
  const { orderNumber, status: seen, leftPaise } = order;
  const close = () => setAsked(null);
  // Somebody else was faster: the news says so, and there is nothing left to ask.
  const open = steps.some(({ step, why }) => step === asked && why === null) ? asked : null;

  function take(step: FulfilStep | DecideStep, note = ""): void {
    const act = isDecision(step)
      ? () => decideOrderAction({ orderNumber, seen, step, note, leftPaise })
      : () => fulfilOrderAction({ orderNumber, seen, step, leftPaise });
    setTaken(step);
    run(act, `${orderNumber} is ${stepFacts[step].done}`, close);
  }

  if (steps.length === 0 && failure === null) return null;
  const reasons = steps.filter(({ why }) => why !== null);
  return (
    <section aria-label="Next steps" className="grid gap-3">
      <FailureAlert message={open === null && failure?.message} />
      <div className="flex flex-wrap gap-2">
        {steps.map(({ step, why }, index) => (
          <StepButton
            key={step}
            step={step}
            isMain={index === 0}
            isBlocked={why !== null}
            isPending={isWorking && open === null && step === taken}
            onPress={() => (step === "ship" || asksFirst(step) ? setAsked(step) : take(step))}
          />
        ))}
      </div>
      {reasons.length > 0 ? (
        <ul className="grid gap-1 text-muted-foreground">
          {reasons.map(({ step, why }) => (
            <li key={step} id={`why-${step}`}>
              <b className="font-semibold text-foreground">{stepFacts[step].label}:</b> {why}
            </li>
          ))}
        </ul>
      ) : null}
      <ShipOrder orderNumber={orderNumber} isOpen={open === "ship"} onClose={close} />
      <CancelDialog
        order={order}
        isOpen={open === "cancel"}
        onClose={close}
        onCancel={(note) => take("cancel", note)}
        isPending={isWorking}
        problem={failure?.message}
      />
      <ConfirmDialog
        isOpen={open === "come_back"}
        onClose={close}
        title="Did the parcel come back undelivered?"
        confirmLabel="It came back"
        onConfirm={() => take("come_back")}
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>
          Its pieces go back to the shelf, all but those with an own design; its invoice is credited, and what
          was paid goes back as the shop's rule for undelivered parcels says. This can't be undone.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === "collect"}
        onClose={close}
        title={`Was ${formatPaise(order.totalPaise)} collected?`}
        confirmLabel="Cash collected"
        isDangerous={false}
        onConfirm={() => take("collect")}
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>The order counts as paid from then on. This can't be undone: a return pays this money back.</p>
      </ConfirmDialog>
    </section>
  );
}

function asksFirst(step: OrderStep): boolean {
  return step === "cancel" || step === "come_back" || step === "collect";
}

interface StepButtonProps {
  step: OrderStep;
  isMain: boolean;
  isBlocked: boolean;
  isPending: boolean;
  onPress: () => void;
}

function StepButton({ step, isMain, isBlocked, isPending, onPress }: StepButtonProps) {
  const isLast = step === "cancel" || step === "come_back";
  return (
    <Button
      variant={isMain && !isLast ? "brand" : "outline"}
      disabled={isBlocked}
      aria-describedby={isBlocked ? `why-${step}` : undefined}
      isPending={isPending}
      onClick={onPress}
      className={isLast && !isBlocked ? "border-destructive! text-destructive! sm:ml-auto" : undefined}
    >
      {stepFacts[step].label}
    </Button>
  );
}

interface CancelDialogProps {
  order: StepBarProps["order"];
  isOpen: boolean;
  onClose: () => void;
  onCancel: (note: string) => void;
  isPending: boolean;
  problem: string | undefined;
}

function CancelDialog({ order, isOpen, onClose, onCancel, isPending, problem }: CancelDialogProps) {
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const isSaid = note.trim().length >= 3;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Cancel ${order.orderNumber}?`}
      confirmLabel="Cancel the order"
      closeLabel="Keep it"
      onConfirm={() => (isSaid ? onCancel(note.trim()) : setIsMissing(true))}
      isPending={isPending}
      problem={problem}
    >
      {order.status === "Packed" ? (
        <p>Open the parcel first. Its items are restocked, and its invoice is credited.</p>
      ) : null}
      <p>{describeCancelling(order).replaceAll("Your", "The").replaceAll("your", "the buyer's")}</p>
      {order.leftPaise ? <p>{formatPaise(order.leftPaise)} goes back.</p> : null}
      {order.status === "In Production" && order.items.some(isOwnDesign) ? (
        <p>
          Pieces with an own design count as printed and leave the stock. Is one still plain? Correct the
          stock after that.
        </p>
      ) : null}
      <LabelledTextarea
        id="cancel-why"
        label="Why? The buyer reads it"
        error={isMissing && !isSaid ? "Tell the buyer why" : undefined}
        rows={2}
        maxLength={400}
        value={note}
        onType={setNote}
      />
    </ConfirmDialog>
  );
}

interface ShipOrderProps {
  orderNumber: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Hands the packed order to a courier, in one parcel or several. */
function ShipOrder({ orderNumber, isOpen, onClose }: ShipOrderProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Ship ${orderNumber}`}>
      {isOpen ? (
        <ParcelForm
          draft={`ship ${orderNumber}`}
          start={[]}
          label="Ship"
          said={`${orderNumber} is on its way; its buyer is told`}
          save={(parcels) => shipOrderAction({ orderNumber, parcels })}
          onSaved={onClose}
        />
      ) : null}
    </Dialog>
  );
}
