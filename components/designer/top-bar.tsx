"use client";

import { formatPaise } from "@/lib/money";
import { DesignMenu } from "./design-menu";
import { useDesigner } from "./designer-context";
import { GlyphButton } from "./glyph-button";
import { redoStep, undoStep } from "./history-steps";
import { NextButton } from "./next-button";
import { SaveNote } from "./save-note";
import { ShareButton } from "./share-button";
import { useStore } from "./store";
import { usePrice } from "./use-price";

/** Stays in view whatever is open: steps, name, price, and the way on. */
export function TopBar({ openHelp }: { openHelp: () => void }) {
  const designer = useDesigner();
  const { editing } = designer;
  const undoLabel = useStore(editing, ({ history }) => history.past.at(-1)?.label);
  const redoLabel = useStore(editing, ({ history }) => history.future[0]?.label);
  const price = usePrice();
  return (
    <div className="col-span-full flex min-h-14 flex-wrap items-center gap-1 border-b px-1 sm:gap-2 sm:px-3">
      <GlyphButton
        glyph="undo"
        label={undoLabel === undefined ? "Undo" : `Undo: ${undoLabel}`}
        disabled={undoLabel === undefined}
        onClick={() => undoStep(designer)}
      />
      <GlyphButton
        glyph="redo"
        label={redoLabel === undefined ? "Redo" : `Redo: ${redoLabel}`}
        disabled={redoLabel === undefined}
        onClick={() => redoStep(designer)}
      />
      <div className="min-w-0 grow basis-[2.5rem] md:flex md:items-center md:gap-3">
        <DesignMenu />
        <SaveNote />
      </div>
      <GlyphButton glyph="help" label="Keys and help" className="max-md:hidden" onClick={openHelp} />
      {price ? (
        <p className="text-right leading-tight">
          <span className="sr-only">Price of one piece: </span>
          <span translate="no" className="font-bold tabular-nums sm:text-lg">
            {formatPaise(price.unitPaise)}
          </span>
          <span className="block text-[0.6875rem] text-muted-foreground max-sm:hidden">
            {price.next ? `from ${price.next.pieces} pieces ${price.next.percent} % off` : "a piece"}
          </span>
        </p>
      ) : null}
      <ShareButton />
      <NextButton />
    </div>
  );
}
