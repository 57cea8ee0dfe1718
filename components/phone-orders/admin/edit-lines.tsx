"use client";

import { useRef, useState } from "react";
import { OrderTotals } from "@/components/cart/order-totals";
import { TotalRow } from "@/components/cart/total-bar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { lineKey, MAX_LINES, MAX_QUANTITY } from "@/lib/cart/cart";
import type { CartLineInput } from "@/lib/cart/schemas";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { asPaise, formatPaise } from "@/lib/money";
import type { AdminOrder } from "@/lib/orders/admin-order";
import { editProblemMessages, findEditProblem } from "@/lib/orders/edit-lines";
import type { OrderStatus } from "@/lib/orders/order";
import type { GoodsVariant } from "@/lib/phone-orders/goods";
import { messageForStatus } from "@/lib/result";
import { editLinesAction, quoteLinesAction, readLinesAction } from "@/server/phone-orders/admin-actions";
import { DraftLines } from "./draft-lines";
import { GoodsSearch } from "./goods-search";

type Editable = {
  seen: OrderStatus;
  seenLines: Record<string, number>;
  lines: CartLineInput[];
  quote: CartQuote;
};

/** Edits the items of an order, or explains why they can't change. */
export function EditLines({ order }: { order: AdminOrder }) {
  const [opened, setOpened] = useState<Editable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const why = findEditProblem(order);

  async function open(): Promise<void> {
    setIsReading(true);
    const result = await readLinesAction({ orderNumber: order.orderNumber }).catch(() => null);
    setIsReading(false);
    setProblem(result?.ok ? null : (result?.message ?? messageForStatus(503)));
    if (result?.ok) setOpened(result.data);
  }

  if (why === "printed" && !["In Production", "Packed"].includes(order.status)) return null;
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        size="sm"
        disabled={why !== null}
        aria-describedby={why ? "why-no-edit" : undefined}
        isPending={isReading}
        onClick={() => void open()}
      >
        Edit items…
      </Button>
      {why ? (
        <p id="why-no-edit" className="mt-1 text-muted-foreground">
          {editProblemMessages[why]}
        </p>
      ) : null}
      {problem ? <p className="mt-1 font-medium text-destructive">{problem}</p> : null}
      <Dialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={`Edit items of ${order.orderNumber}`}
      >
        {opened ? <LinesForm order={order} opened={opened} onSaved={() => setOpened(null)} /> : null}
      </Dialog>
    </div>
  );
}

interface LinesFormProps {
  order: AdminOrder;
  opened: Editable;
  onSaved: () => void;
}

function LinesForm({ order, opened, onSaved }: LinesFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [lines, setLines] = useState(opened.lines);
  const [quote, setQuote] = useState<CartQuote | null>(opened.quote);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(0);

  async function change(next: CartLineInput[]): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    setLines(next);
    setQuote(null);
    const result = await quoteLinesAction({ orderNumber: order.orderNumber, lines: next }).catch(() => null);
    if (asked.current !== mine) return;
    setProblem(result?.ok ? null : (result?.message ?? messageForStatus(503)));
    if (result?.ok) setQuote(result.data);
  }

  function add(productId: number, { size, color }: GoodsVariant): void {
    const wanted = { id: productId, size, color, quantity: 1 };
    const known = lines.find((line) => lineKey(line) === lineKey(wanted));
    const more = (line: CartLineInput) => ({ ...line, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) });
    if (known) void change(lines.map((line) => (line === known ? more(line) : line)));
    else if (lines.length < MAX_LINES) void change([...lines, wanted]);
  }

  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const effect = quote && itemCount > 0 ? describeEffect(order, quote) : null;
  return (
    <div className="grid gap-6">
      <DraftLines lines={lines} quote={quote ?? opened.quote} onChange={(next) => void change(next)} />
      <GoodsSearch onAdd={add} />
      {quote && itemCount > 0 ? <OrderTotals {...quote} itemCount={itemCount} /> : null}
      <FailureAlert message={failure?.message ?? problem} />
      <div className="sticky bottom-0 grid gap-3 border-t bg-background py-3">
        <TotalRow totalPaise={quote && itemCount > 0 ? quote.totalPaise : null} />
        <p aria-live="polite" className="font-semibold">
          {effect?.words ??
            (itemCount === 0 ? "An order needs at least one item. To remove all, cancel it." : "…")}
        </p>
        <Button
          variant="brand"
          className="justify-self-start"
          disabled={!quote?.canOrder || !effect?.isPossible}
          isPending={isWorking}
          onClick={() => {
            if (!quote) return;
            const { seen, seenLines } = opened;
            const edit = {
              orderNumber: order.orderNumber,
              seen,
              seenLines,
              lines,
              seenTotalPaise: quote.totalPaise,
            };
            run(() => editLinesAction(edit), "Items updated", onSaved);
          }}
        >
          Save items
        </Button>
      </div>
    </div>
  );
}

/** The effect of the change on the payment, before anything is saved. */
function describeEffect(
  order: AdminOrder,
  { totalPaise }: CartQuote,
): { words: string; isPossible: boolean } {
  const sums = `${formatPaise(order.totalPaise)} before, ${formatPaise(totalPaise)} now`;
  const isPaid = order.paymentStatus === "captured" || order.paymentMethod === "none";
  const difference = asPaise(Math.abs(totalPaise - order.totalPaise));
  if (difference === 0) return { words: "The total doesn't change.", isPossible: true };
  if (isPaid && totalPaise > order.totalPaise) {
    const words = `${sums}: a paid order can't cost more. Add the extra items as a new order.`;
    return { words, isPossible: false };
  }
  if (isPaid) return { words: `${sums}: ${formatPaise(difference)} will be refunded.`, isPossible: true };
  const how = order.paymentMethod === "cod" ? "due on delivery" : "to pay, with a new payment link";
  return { words: `${sums}, ${how}.`, isPossible: true };
}
