"use client";

import type { MouseEvent } from "react";
import { TotalBar, TotalRow } from "@/components/cart/total-bar";
import { Button } from "@/components/ui/button";
import { LockIcon } from "@/components/ui/form-icons";
import { formatPaise, type Paise } from "@/lib/money";
import type { Checkout } from "./use-checkout";

interface PayBarProps {
  phase: Checkout["phase"];
  totalPaise: Paise | null;
  /** A newer price is loading. The button still works: the press waits for the price. */
  isStale: boolean;
  /** Nothing is paid online. */
  isCash: boolean;
}

const says: Record<Checkout["phase"], string> = {
  idle: "",
  checking: "Checking the price …",
  placing: "Placing your order …",
  paying: "The payment window is open.",
  leaving: "",
};

/** The total and the button that orders. */
export function PayBar({ phase, totalPaise, isStale, isCash }: PayBarProps) {
  return (
    <>
      <TotalBar>
        <TotalRow totalPaise={totalPaise} isStale={isStale} isChecking={phase === "checking"} />
        <Button
          type="submit"
          variant="brand"
          className="min-w-40 lg:w-full"
          isPending={phase !== "idle"}
          onClick={dropSecondClick}
        >
          {isCash ? "Place order" : `Pay ${totalPaise === null ? "" : formatPaise(totalPaise)}`}
        </Button>
        <p className="hidden items-center gap-2 text-muted-foreground text-sm lg:flex">
          <LockIcon className="size-4 shrink-0" />
          {isCash ? "Nothing to pay now." : "Your card and bank details never reach this shop."}
        </p>
      </TotalBar>
      <p role="status" className="sr-only">
        {says[phase]}
      </p>
    </>
  );
}

/** A double click is one press: its second half must not agree to a total that the first half has just been told. */
function dropSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
