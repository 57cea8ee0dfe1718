"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { SelectBox } from "./select-box";

interface ListCardProps {
  name: string;
  isChosen: boolean;
  onChoose: ((isOn: boolean, isRange: boolean) => void) | undefined;
  children: ReactNode;
}

/** A row on a phone. */
export function ListCard({ name, isChosen, onChoose, children }: ListCardProps) {
  return (
    <li
      className={cn(
        "-mx-4 flex items-center gap-1 border-b px-4 py-1.5 sm:-mx-8 sm:px-8",
        isChosen && "bg-accent",
      )}
    >
      {onChoose ? (
        <span className="-ml-3.5 shrink-0">
          <SelectBox label={`Select ${name}`} isChosen={isChosen} onChange={onChoose} />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 tight:[&_p]:flex-wrap">{children}</div>
    </li>
  );
}
