"use client";

import Link from "next/link";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Section } from "@/components/admin/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { formatPaise } from "@/lib/money";
import type { AdminOrder, AdminReturn } from "@/lib/orders/admin-order";
import type { ReturnStep } from "@/lib/orders/admin-schemas";
import { adminStatusLabel } from "@/lib/orders/order-list";
import { formatMoment } from "@/lib/orders/when";
import { stepReturnAction } from "@/server/orders/admin-actions";
import { ReceiveReturn } from "./receive-return";
import { RequestReturn } from "./request-return";

interface OrderReturnListProps {
  order: Pick<AdminOrder, "orderNumber" | "paymentMethod" | "items" | "returns">;
  /** Whether another return can be requested here, or why not. */
  way: { why: string | null } | null;
  can: { write: boolean; fulfil: boolean };
}

/** Returns of the order, with the next step of each open one. */
export function OrderReturnList({ order, way, can }: OrderReturnListProps) {
  const { orderNumber, returns } = order;
  if (returns.length === 0 && way === null) return null;
  return (
    <Section id="returns-heading" title="Returns">
      <ul className="mt-2 grid gap-4 empty:hidden">
        {returns.map((request) => (
          <li key={request.returnId} className="border-l-2 pl-4">
            <ReturnFacts request={request} />
            {request.status === "Requested" ? (
              <ReturnSteps orderNumber={orderNumber} request={request} can={can} />
            ) : null}
          </li>
        ))}
      </ul>
      {way?.why ? <p className="mt-1 text-muted-foreground">{way.why}</p> : null}
      {way && way.why === null ? <RequestReturn order={order} /> : null}
    </Section>
  );
}

function ReturnFacts({ request }: { request: AdminReturn }) {
  const { kind, status, reason, at, items, valuePaise, owedPaise, needsUpi, exchange } = request;
  const { deductedPaise, deductionReason } = request;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{kind === "return" ? `Return, ${formatPaise(valuePaise)}` : "Exchange"}</b>
        <Badge variant={status === "Requested" ? "warning" : "muted"}>{status}</Badge>
        <span className="text-muted-foreground">{formatMoment(at)}</span>
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.itemId}>
            {item.quantity + item.missing} × {item.title}, {item.colorName}, {item.size}
            {formatReplacement(item)}
            {formatReturnOutcome(item)}
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere text-muted-foreground">“{reason}”</p>
      {deductedPaise > 0 ? (
        <p className="wrap-anywhere">
          {formatPaise(deductedPaise)} deducted: “{deductionReason}”
        </p>
      ) : null}
      {exchange ? (
        <p>
          Exchange order:{" "}
          <Link href={adminPaths.order(exchange.orderNumber)} prefetch={false} className="link">
            {exchange.orderNumber}
          </Link>
          , {adminStatusLabel(exchange.status).toLowerCase()}
        </p>
      ) : null}
      {owedPaise > 0 ? (
        <p className="font-semibold text-warning">
          {formatPaise(owedPaise)} on hold{" "}
          {needsUpi ? "until the customer enters a UPI ID" : "until the order is paid"}
        </p>
      ) : null}
    </>
  );
}

/** " → red, L"; empty for a refund. */
function formatReplacement({ newSize, newColor, isOwnDesign }: AdminReturn["items"][number]): string {
  if (newSize === null) return "";
  return isOwnDesign ? " → reprinted" : ` → ${newColor ?? ""}, ${newSize}`;
}

/** " · 1 restocked · 1 didn't arrive"; empty while they are on their way. */
function formatReturnOutcome({ quantity, restocked, missing }: AdminReturn["items"][number]): string {
  if (restocked === null) return "";
  const parts = [
    [restocked, "restocked"],
    [quantity - restocked, "written off"],
    [missing, "didn't arrive"],
  ] as const;
  return parts.map(([count, words]) => (count > 0 ? ` · ${count} ${words}` : "")).join("");
}

interface ReturnStepsProps {
  orderNumber: string;
  request: AdminReturn;
  can: { write: boolean; fulfil: boolean };
}

function ReturnSteps({ orderNumber, request, can }: ReturnStepsProps) {
  const { isWorking, failure, run } = usePageAction();
  const [asked, setAsked] = useState<"receive" | "reject" | null>(null);
  const [note, setNote] = useState("");
  const close = () => setAsked(null);
  const take = (step: ReturnStep, successMessage: string) =>
    run(
      () =>
        stepReturnAction({
          orderNumber,
          returnId: request.returnId,
          step,
          note: step === "reject" ? note : "",
        }),
      successMessage,
      close,
    );
  return (
    <div className="mt-2 grid gap-2">
      <FailureAlert message={asked === null && failure?.message} />
      <div className="flex flex-wrap gap-2">
        {can.fulfil && !request.isPickedUp ? (
          <Button
            size="sm"
            variant="outline"
            isPending={isWorking}
            onClick={() => take("pick_up", "Picked up")}
          >
            Picked up
          </Button>
        ) : null}
        {can.fulfil ? (
          <Button size="sm" variant="brand" onClick={() => setAsked("receive")}>
            Received…
          </Button>
        ) : (
          <p className="w-full text-muted-foreground">Packing staff receive the items; the refund follows.</p>
        )}
        {can.write ? (
          <Button size="sm" variant="outline" onClick={() => setAsked("reject")}>
            Reject…
          </Button>
        ) : null}
      </div>
      <ReceiveReturn
        orderNumber={orderNumber}
        request={request}
        isOpen={asked === "receive"}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asked === "reject"}
        onClose={close}
        title="Reject this return?"
        confirmLabel="Reject"
        onConfirm={() => take("reject", "Return rejected. The customer has been notified.")}
        isPending={isWorking}
        problem={failure?.fieldErrors.note ? undefined : failure?.message}
      >
        <p>{`No refund is made${request.kind === "exchange" ? ", and the exchange is cancelled" : ""}.`}</p>
        <LabelledTextarea
          id="refuse-why"
          label="Reason (shown to the customer)"
          error={failure?.fieldErrors.note}
          rows={2}
          maxLength={400}
          value={note}
          onType={setNote}
        />
      </ConfirmDialog>
    </div>
  );
}
