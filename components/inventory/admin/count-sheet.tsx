"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LabelledInput } from "@/components/ui/labelled-input";
import { toast } from "@/components/ui/toaster";
import { cleanCode, lineOfCode, scan, sumSheet } from "@/lib/inventory/count-sheet";
import { pieces } from "@/lib/inventory/stock-variant";
import { CountLines } from "./count-lines";
import { ScanField } from "./scan-field";
import { UnknownCodes } from "./unknown-codes";
import { useCountSheet } from "./use-count-sheet";

/** Each scan adds one piece; the differences are booked together. */
export function CountSheet() {
  const { sheet, problem, isBooking, change, clear, book } = useCountSheet();
  const [said, setSaid] = useState("");
  const [note, setNote] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  if (!sheet) return <p className="mt-6 text-muted-foreground">Opening the sheet …</p>;
  const sums = sumSheet(sheet);
  const isEmpty = sums.variants === 0 && !sums.isWaiting && Object.keys(sheet.unknown).length === 0;

  const onCode = (typed: string) => {
    const code = cleanCode(typed);
    if (code === "") return;
    const line = lineOfCode(sheet, code);
    setSaid(line ? `${line.name}: ${line.counted + 1}` : code in sheet.unknown ? `${code} is unknown` : code);
    change((now) => scan(now, code));
  };

  const bookAll = async () => {
    const moves = await book(note);
    if (moves === null) return;
    toast({
      title:
        moves === 0 ? "All as expected" : `${moves === 1 ? "1 difference" : `${moves} differences`} booked`,
      description: `${sums.variants} counted.`,
    });
    setNote("");
    setSaid("");
    clear();
  };

  const difference = sums.differences === 1 ? "1 difference" : `${sums.differences} differences`;
  return (
    <div className="mt-6">
      <ScanField onCode={onCode} />
      <p role="status" className="mt-2 min-h-6 text-muted-foreground">
        {said}
      </p>
      {problem ? (
        <Alert variant="destructive" isLive className="mt-2">
          {problem}
        </Alert>
      ) : null}
      <UnknownCodes sheet={sheet} change={change} />
      <CountLines sheet={sheet} change={change} />
      {isEmpty ? null : (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-30 -mx-4 mt-6 border-t bg-background px-4 py-3 sm:-mx-8 sm:px-8"
        >
          <p className="tabular-nums">
            {sums.variants === 1 ? "1 variant" : `${sums.variants} variants`}, {pieces(sums.pieces)}
            <span className="text-muted-foreground">
              {" "}
              · {sums.more} more and {sums.fewer} fewer than expected
            </span>
          </p>
          <div className="mt-2 flex flex-wrap items-end gap-3">
            <LabelledInput
              id="count-note"
              label="Note"
              isOptional
              className="min-w-40 flex-1 max-sm:basis-full"
              maxLength={200}
              value={note}
              onType={setNote}
            />
            <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
              Clear the sheet
            </Button>
            <Button
              variant="brand"
              size="sm"
              className="max-sm:flex-1"
              isPending={isBooking}
              disabled={sums.isWaiting || sums.variants === 0}
              onClick={bookAll}
            >
              {sums.isWaiting
                ? "Asking the shop …"
                : sums.differences === 0
                  ? "Close: all as expected"
                  : `Book ${difference}`}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title="Clear the sheet?"
        confirmLabel="Clear"
        onConfirm={() => {
          setIsAsked(false);
          setSaid("");
          clear();
        }}
      >
        <p>{pieces(sums.pieces)} counted so far are forgotten. Nothing is booked.</p>
      </ConfirmDialog>
    </div>
  );
}
