"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/admin-order";
import {
  type AllowedStep,
  type DecideStep,
  decideSteps,
  type FulfilStep,
  type OrderStep,
  stepFacts,
} from "@/lib/orders/admin-steps";
import { describeCancelling, isOwnDesign } from "@/lib/orders/order";
import { decideOrderAction, fulfilOrderAction, shipOrderAction } from "@/server/orders/admin-actions";
import { ParcelForm } from "./parcel-form";

interface StepBarProps {
  order: Pick<AdminOrder, "orderNumber" | "status" | "paymentStatus" | "totalPaise" | "leftPaise" | "items">;
  steps: readonly AllowedStep[];
}

const isDecision = (step: OrderStep): step is DecideStep => decideSteps.some((known) => known === step);

/** The actions on the order; a disabled one gives its reason. The one that ends the order is last and needs confirmation. */
export function StepBar({ order, steps }: StepBarProps) {
  const { isWorking, failure, run } = usePageAction();
  const [asked, setAsked] = useState<OrderStep | null>(null);
  const [taken, setTaken] = useState<OrderStep | null>(null);
  const { orderNumber, status: seen, leftPaise } = order;
  const close = () => setAsked(null);
  // Another person was faster: the event shows it, and no confirmation is left.
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
        title="Mark as returned to sender (RTO)?"
        confirmLabel="Mark as RTO"
        onConfirm={() => take("come_back")}
        isPending={isWorking}
        problem={failure?.message}
      >
        <p>
          Items are restocked, except custom designs. The invoice is credited and the payment refunded under
          the RTO rule. This can't be undone.
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
        <p>The order is marked as paid. This can't be undone; a return refunds it.</p>
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
      className={isLast && !isBlocked ? "destructive-outline sm:ml-auto" : undefined}
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
  const hasReason = note.trim().length >= 3;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Cancel ${order.orderNumber}?`}
      confirmLabel="Cancel order"
      closeLabel="Keep order"
      onConfirm={() => (hasReason ? onCancel(note.trim()) : setIsMissing(true))}
      isPending={isPending}
      problem={problem}
    >
      {order.status === "Packed" ? (
        <p>Open the parcel first. Its items are restocked, and its invoice is credited.</p>
      ) : null}
      <p>{describeCancelling(order).replaceAll("Your", "The").replaceAll("your", "the customer's")}</p>
      {order.leftPaise ? <p>{formatPaise(order.leftPaise)} will be refunded.</p> : null}
      {order.status === "In Production" && order.items.some(isOwnDesign) ? (
        <p>
          Custom items count as printed and leave stock. If one isn't printed yet, adjust its stock
          afterwards.
        </p>
      ) : null}
      <LabelledTextarea
        id="cancel-why"
        label="Reason (shown to the customer)"
        error={isMissing && !hasReason ? "Enter a reason for the customer" : undefined}
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

/** Ships the packed order, in one parcel or several. */
function ShipOrder({ orderNumber, isOpen, onClose }: ShipOrderProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Ship ${orderNumber}`}>
      {isOpen ? (
        <ParcelForm
          draft={`ship ${orderNumber}`}
          start={[]}
          label="Ship"
          successMessage={`${orderNumber} shipped. The customer will be notified.`}
          save={(parcels) => shipOrderAction({ orderNumber, parcels })}
          onSaved={onClose}
        />
      ) : null}
    </Dialog>
  );
}
