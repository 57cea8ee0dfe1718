"use client";

import { useState } from "react";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { useLater } from "@/components/ui/use-later";
import { useDesigner } from "./designer-context";
import { useStore } from "./store";

const loadDialog = () => import("./design-dialog");

/** The design's name; behind it all designs of this browser. */
export function DesignMenu() {
  const { draft } = useDesigner();
  const name = useStore(draft, (value) => value.name);
  const [isOpen, setOpen] = useState(false);
  const dialog = useLater(loadDialog, isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={`${name}: name, copies and other designs`}
        onClick={() => setOpen(true)}
        className="flex min-h-8 max-w-full items-center gap-1 rounded-sm px-2 font-semibold text-sm hover:bg-accent md:min-h-11"
      >
        <span className="truncate">{name}</span>
        <ChevronDownIcon className="size-4 shrink-0" />
      </button>
      {dialog ? <dialog.DesignDialog isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
