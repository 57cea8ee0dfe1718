"use client";

import { useState } from "react";
import { addAllToCart } from "@/components/cart/add-all-to-cart";
import { AddedNotice } from "@/components/cart/added-notice";
import { fetchQuote, QuoteRefused } from "@/components/cart/fetch-quote";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { noResponseMessage } from "@/components/ui/no-response-message";
import { toCartLineInput } from "@/lib/cart/cart";
import { planReorder } from "@/lib/checkout/reorder";
import type { LeftLine } from "@/lib/reminders/reminder";

interface Outcome {
  added: number;
  missing: string[];
}

const toBought = (line: LeftLine) => ({
  ...line,
  productId: line.id,
  title: line.name,
  colorName: line.colorName ?? line.color,
  designVersionId: null,
});

/** Adds an abandoned cart to this browser's cart, at current prices and stock. */
export function RestoreCart({ lines }: { lines: readonly LeftLine[] }) {
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState("");

  async function restore(): Promise<void> {
    if (isWorking) return;
    setIsWorking(true);
    setFailure("");
    try {
      const quote = await fetchQuote({ lines: lines.map(toCartLineInput) }, null);
      const plan = planReorder(lines.map(toBought), quote.lines);
      const { itemCount, refused } = addAllToCart(plan.available);
      const full = refused.map(({ title, message }) => `${title}: ${message}`);
      setOutcome({ added: itemCount, missing: [...plan.missing, ...full] });
    } catch (error) {
      setFailure(error instanceof QuoteRefused ? error.message : noResponseMessage());
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      {outcome ? null : (
        <Button variant="brand" size="lg" isPending={isWorking} onClick={() => void restore()}>
          Add them to my cart
        </Button>
      )}
      {failure ? (
        <Alert variant="destructive" isLive>
          {failure}
        </Alert>
      ) : null}
      {outcome ? <AddedNotice {...outcome} of="it" /> : null}
    </div>
  );
}
