"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { Selection } from "@/components/lists/bulk-bar";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toast } from "@/components/ui/toaster";
import { officePaths } from "@/lib/office-paths";
import { type BulkStep, bulkSteps, isNextStep, type StepsTaken, stepFacts } from "@/lib/orders/desk-steps";
import type { OrderStatus, PaymentStatus } from "@/lib/orders/order";
import { messageForStatus, type Result } from "@/lib/result";
import { listFoundOrdersAction } from "@/server/admin/admin-actions";
import { confirmManyAction, fulfilManyAction } from "@/server/orders/admin-actions";
import { ShipMany } from "./ship-many";

interface SelectedOrder {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  /** Unknown at packing, whose orders take no step with money. */
  paymentStatus?: PaymentStatus;
}

interface ManySteps {
  list: "orders" | "packing";
  rows: readonly SelectedOrder[];
  can: { write: boolean; fulfil: boolean };
}

type PathOf = (orderNumbers: readonly string[]) => string;

const bulkPapers: readonly { label: string; pathOf: PathOf }[] = [
  { label: "Picking list", pathOf: officePaths.picking },
  { label: "Labels and slips", pathOf: officePaths.slipsFile },
];

/** One step for all orders that are chosen in a list: it does those it can, and names the others with the reason. */
export function useManySteps({ list, rows, can }: ManySteps) {
  const router = useRouter();
  const [working, setWorking] = useState<BulkStep | null>(null);
  const [outcome, setOutcome] = useState<StepsTaken | null>(null);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const chosenOf = ({ kind, ...selection }: Selection) =>
    "ids" in selection ? rows.filter(({ id }) => selection.ids.includes(id)) : null;

  async function take(step: BulkStep, selection: Selection): Promise<void> {
    if (working) return;
    setWorking(step);
    const result = await attempt(() => takeAll(step, selection));
    setWorking(null);
    if (result.ok) tell(step, result.data);
    else toast({ title: result.message, variant: "destructive" });
  }

  function tell(step: BulkStep | "ship", taken: StepsTaken): void {
    if (taken.refused.length === 0) toast({ title: `${countOf(taken.done.length)} ${stepFacts[step].done}` });
    else setOutcome(taken);
    setRound(round + 1);
    router.refresh();
  }

  async function openShipping(selection: Selection): Promise<void> {
    const found = await findAll(selection).catch(() => null);
    noticeSessionEnd(found);
    const packed = found?.ok ? found.data.filter(({ status }) => status === "Packed") : [];
    setLeaving(packed.map(({ orderNumber }) => orderNumber));
    if (!found?.ok) toast({ title: found?.message ?? messageForStatus(503), variant: "destructive" });
  }

  async function findAll(
    selection: Selection,
  ): Promise<Result<readonly Pick<SelectedOrder, "orderNumber" | "status">[]>> {
    if (selection.kind === "all") return listFoundOrdersAction({ list, q: selection.q });
    return { ok: true, data: chosenOf(selection) ?? [] };
  }

  async function takeAll(step: BulkStep, selection: Selection) {
    const found = await findAll(selection);
    if (!found.ok) return found;
    const orders = found.data.map(({ orderNumber, status }) => ({ orderNumber, seen: status }));
    return step === "confirm" ? confirmManyAction({ orders }) : fulfilManyAction({ step, orders });
  }

  async function openPaper(pathOf: PathOf, selection: Selection): Promise<void> {
    // Beside the list, where the same orders stay chosen for the next step. Opened at once: after an answer it would be a pop-up.
    const paper = window.open("", "_blank");
    const found = await findAll(selection).catch(() => null);
    noticeSessionEnd(found);
    if (found?.ok)
      (paper ?? window).location.assign(pathOf(found.data.map(({ orderNumber }) => orderNumber)));
    else {
      paper?.close();
      toast({ title: found?.message ?? messageForStatus(503), variant: "destructive" });
    }
  }

  const papers = (selection: Selection): ReactNode =>
    can.fulfil
      ? bulkPapers.map(({ label, pathOf }) => (
          <Button key={label} variant="outline" onClick={() => openPaper(pathOf, selection)}>
            {label}
          </Button>
        ))
      : null;

  const steps = (selection: Selection): ReactNode => {
    const chosen = chosenOf(selection) ?? rows;
    const isPossible = (step: BulkStep | "ship") =>
      (stepFacts[step].permission === "orders.write" ? can.write : can.fulfil) &&
      chosen.some((order) => isNextStep(step, order));
    const possible = bulkSteps.filter(isPossible);
    return (
      <>
        {possible.map((step, index) => (
          <Button
            key={step}
            variant={index === 0 ? "brand" : "outline"}
            isPending={working === step}
            onClick={() => take(step, selection)}
          >
            {stepFacts[step].label}
          </Button>
        ))}
        {isPossible("ship") ? (
          <Button
            variant={possible.length === 0 ? "brand" : "outline"}
            onClick={() => void openShipping(selection)}
          >
            Ship …
          </Button>
        ) : null}
      </>
    );
  };

  return {
    /** A new one after each step, so that nothing stays chosen. */
    round,
    bulk:
      can.write || can.fulfil
        ? (selection: Selection) => (
            <>
              {papers(selection)}
              {steps(selection)}
            </>
          )
        : undefined,
    report: (
      <>
        <ShipMany
          orderNumbers={leaving}
          onClose={() => setLeaving([])}
          onShipped={(taken) => {
            setLeaving([]);
            tell("ship", taken);
          }}
        />
        {outcome ? <Report outcome={outcome} onClose={() => setOutcome(null)} /> : null}
      </>
    ),
  };
}

function Report({ outcome: { done, refused }, onClose }: { outcome: StepsTaken; onClose: () => void }) {
  const stayed =
    refused.length === 1 ? "1 order stays as it was" : `${refused.length} orders stay as they were`;
  return (
    <Dialog isOpen onClose={onClose} title={stayed}>
      <p>{done.length === 0 ? "Nothing was changed." : `${countOf(done.length)} done.`}</p>
      <ul className="mt-4 grid gap-2">
        {refused.map(({ orderNumber, why }) => (
          <li key={orderNumber}>
            <b>{orderNumber}</b>: {why}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function countOf(count: number): string {
  return count === 1 ? "1 order" : `${count} orders`;
}
