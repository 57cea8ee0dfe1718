"use client";

import { useState } from "react";
import type { Selection } from "@/components/lists/bulk-bar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { sayCount } from "@/lib/lists/definition";
import { adjustFoundStockAction, adjustStockAction } from "@/server/inventory/admin-actions";
import { AdjustForm, type PiecesChange } from "./adjust-form";

/** The same change for everything that is selected: all of it or nothing. */
export function AdjustSelection({ selection }: { selection: Selection }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = selection.kind === "all" ? selection.count : selection.ids.length;
  const book = (change: PiecesChange) =>
    selection.kind === "all"
      ? adjustFoundStockAction({ ...change, q: selection.q })
      : adjustStockAction({ ...change, variantIds: selection.ids.map(Number) });
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Adjust stock
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Adjust ${sayCount(count)} ${count === 1 ? "variant" : "variants"}`}
      >
        <p className="text-muted-foreground">
          The same change for each. If one of them would fall below what is promised to orders, none is
          changed.
        </p>
        <AdjustForm book={book} onBooked={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
