import { useRouter } from "next/navigation";
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Selection } from "@/components/lists/bulk-bar";
import { type ListPage, ListTable } from "@/components/lists/list-table";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toastAfter } from "@/components/ui/toast-changes";
import { toast } from "@/components/ui/toaster";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import { type BulkStep, bulkSteps, isNextStep, type StepsTaken, stepFacts } from "@/lib/orders/admin-steps";
import type { OrderStatus, PaymentStatus } from "@/lib/orders/order";
import { messageForStatus, type Result } from "@/lib/result";
import { listFoundOrdersAction } from "@/server/admin/admin-actions";
import { confirmManyAction, fulfilManyAction, shipManyAction } from "@/server/orders/admin-actions";
import { readLastCourier, rememberCourier } from "./last-courier";

interface SelectedOrder {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  /** Unknown in packing, whose orders have no payment actions. */
  paymentStatus?: PaymentStatus;
}

interface ManySteps {
  list: "orders" | "packing";
  rows: readonly SelectedOrder[];
  can: { write: boolean; fulfil: boolean };
}

type PathOf = (orderNumbers: readonly string[]) => string;

const bulkDocuments: readonly { label: string; pathOf: PathOf }[] = [
  { label: "Pick list", pathOf: adminPaths.picking },
  { label: "Labels and slips", pathOf: adminPaths.slipsFile },
  { label: "Pack stickers", pathOf: (orderNumbers) => adminPaths.packStickers("pdf", orderNumbers) },
];

/** A list of orders with bulk actions. */
export function defineOrderRows<Row extends SelectedOrder>(
  list: ManySteps["list"],
  look: Pick<ComponentProps<typeof ListTable<Row>>, "definition" | "columns" | "card">,
) {
  return function OrderRows({ can, ...page }: ListPage<Row> & Pick<ManySteps, "can">) {
    const { round, bulk, report } = useManySteps({ list, rows: page.rows, can });
    return (
      <>
        <ListTable
          key={`${round} ${page.state.q}`}
          {...look}
          {...page}
          rowId={({ id }) => id}
          rowName={({ orderNumber }) => orderNumber}
          bulk={bulk}
        />
        {report}
      </>
    );
  };
}

/** Runs one action on all selected orders: applies it where possible, and lists the others with reasons. */
function useManySteps({ list, rows, can }: ManySteps) {
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
    if (result.ok) showResult(step, result.data);
    else toast({ title: result.message, variant: "destructive" });
  }

  function showResult(step: BulkStep | "ship", taken: StepsTaken): void {
    setRound(round + 1);
    const refresh = () => router.refresh();
    if (taken.refused.length === 0)
      toastAfter(refresh, { title: `${countOf(taken.done.length)} ${stepFacts[step].done}` });
    else {
      setOutcome(taken);
      refresh();
    }
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

  async function openDocument(pathOf: PathOf, selection: Selection): Promise<void> {
    // A new tab keeps the orders selected. Opened at once: after a response the browser would block it.
    const tab = window.open("", "_blank");
    const found = await findAll(selection).catch(() => null);
    noticeSessionEnd(found);
    if (found?.ok) (tab ?? window).location.assign(pathOf(found.data.map(({ orderNumber }) => orderNumber)));
    else {
      tab?.close();
      toast({ title: found?.message ?? messageForStatus(503), variant: "destructive" });
    }
  }

  const documentButtons = (selection: Selection): ReactNode =>
    can.fulfil
      ? bulkDocuments.map(({ label, pathOf }) => (
          <Button key={label} variant="outline" onClick={() => openDocument(pathOf, selection)}>
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
            Ship…
          </Button>
        ) : null}
      </>
    );
  };

  return {
    /** Changes after each action, so that nothing stays selected. */
    round,
    bulk:
      can.write || can.fulfil
        ? (selection: Selection) => (
            <>
              {documentButtons(selection)}
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
            showResult("ship", taken);
          }}
        />
        {outcome ? <Report outcome={outcome} onClose={() => setOutcome(null)} /> : null}
      </>
    ),
  };
}

function Report({ outcome: { done, refused }, onClose }: { outcome: StepsTaken; onClose: () => void }) {
  const stayed = refused.length === 1 ? "1 order wasn't changed" : `${refused.length} orders weren't changed`;
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

interface ShipManyProps {
  /** Packed orders; empty: closed. */
  orderNumbers: readonly string[];
  onClose: () => void;
  onShipped: (outcome: StepsTaken) => void;
}

/** Ships many packed orders with one courier: one tracking number each, typed or scanned in turn. */
function ShipMany({ orderNumbers, onClose, onShipped }: ShipManyProps) {
  const isOpen = orderNumbers.length > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={orderNumbers.length === 1 ? "Ship 1 order" : `Ship ${orderNumbers.length} orders`}
    >
      {isOpen ? <ShipForm orderNumbers={orderNumbers} onShipped={onShipped} /> : null}
    </Dialog>
  );
}

function ShipForm({ orderNumbers, onShipped }: Omit<ShipManyProps, "onClose">) {
  const { isWorking, failure, run } = usePageAction();
  const [courier, setCourier] = useState(readLastCourier);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  /** The submitted orders, in the order of the fields that an error names. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const errors = failure?.fieldErrors ?? {};
  const wrong = Object.keys(errors).filter((name) => name !== "orders").length;
  // The button is below all fields: on a phone the first invalid one is out of sight.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const orders = orderNumbers.flatMap((orderNumber) => {
      const trackingNumber = numbers[orderNumber]?.trim() ?? "";
      return trackingNumber === "" ? [] : [{ orderNumber, trackingNumber }];
    });
    setSent(orders.map(({ orderNumber }) => orderNumber));
    run(
      () => shipManyAction({ courier, orders }),
      null,
      (outcome) => {
        rememberCourier(courier);
        onShipped(outcome);
      },
    );
  }

  /** A scanner ends each number with Enter: it moves to the next field, but not past an empty one. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    const fields = [...(list.current?.querySelectorAll("input") ?? [])];
    const next = fields.find((field) => field !== event.currentTarget && field.value.trim() === "");
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <LabelledInput
        id="ship-many-courier"
        label="Courier"
        error={errors.courier}
        autoComplete="off"
        maxLength={80}
        value={courier}
        onType={setCourier}
      />
      <ol ref={list} className="grid gap-4">
        {orderNumbers.map((orderNumber, index) => (
          <li key={orderNumber}>
            <LabelledInput
              id={`ship-many-${orderNumber}`}
              label={`Tracking number of ${orderNumber}`}
              error={errors[`orders.${sent.indexOf(orderNumber)}.trackingNumber`]}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              enterKeyHint="next"
              data-first-focus={index === 0 && courier ? true : undefined}
              onKeyDown={onKeyDown}
              value={numbers[orderNumber] ?? ""}
              onType={(value) => setNumbers({ ...numbers, [orderNumber]: value })}
            />
          </li>
        ))}
      </ol>
      <p className="text-muted-foreground">
        Orders without a tracking number stay packed. Ship orders with several parcels on their own pages.
      </p>
      <FailureAlert message={errors.orders ?? (Object.keys(errors).length === 0 && failure?.message)} />
      {wrong > 0 ? (
        <p role="status" className="font-medium text-destructive">
          {wrong === 1
            ? "1 field needs attention. Nothing was shipped."
            : `${wrong} fields need attention. Nothing was shipped.`}
        </p>
      ) : null}
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        Ship
      </Button>
    </form>
  );
}
