"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { AlertIcon, CheckIcon } from "@/components/ui/form-icons";
import { useLater } from "@/components/ui/use-later";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";

const loadCheck = () => import("./issues-check");

/** How many things print badly; opens the list. What the page begins with is good: the rules come with the first change. */
export function IssuesButton() {
  const { editing, issues, panel } = useDesigner();
  const [begun] = useState(() => editing.get().document);
  const isChanged = useStore(editing, ({ document }) => document !== begun);
  const all = useStore(issues, (value) => value);
  // A shirt without a print is no fault of a print: Next says that there has to be one.
  const found = all.filter(({ code }) => code !== "blank");
  const isBlank = found.length === 0 && all.length > 0;
  const check = useLater(loadCheck, isChanged);
  const count = found.length;
  const words = isBlank ? "Nothing to print yet" : count === 0 ? "Prints well" : `${count} to check`;
  const spoken = isBlank ? "nothing to print yet" : count === 0 ? "all good" : `${count} to look at`;
  const isBad = found.some(({ level }) => level === "block");
  return (
    <>
      {check ? <check.IssuesCheck /> : null}
      <button
        type="button"
        data-opens="issues"
        aria-label={`Print check: ${spoken}`}
        onClick={() => panel.set(panel.get() === "issues" ? null : "issues")}
        className={cn(
          "flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm tabular-nums hover:bg-accent",
          isBlank && "text-muted-foreground",
          count > 0 && (isBad ? "text-destructive" : "text-warning"),
        )}
      >
        {count > 0 ? <AlertIcon className="size-5" /> : <CheckIcon className="size-5" />}
        <span className="max-lg:sr-only">{words}</span>
        <span className="lg:hidden">{count > 0 ? count : ""}</span>
      </button>
    </>
  );
}
