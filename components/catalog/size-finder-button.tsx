"use client";

import { useState } from "react";
import { useDeferredModule } from "@/components/ui/use-deferred-module";
import type { SizeFinderProps } from "./size-finder";

const loadFinder = () => import("./size-finder");

/** The finder loads on click. */
export function SizeFinderButton(finder: Omit<SizeFinderProps, "onClose">) {
  const [isOpen, setIsOpen] = useState(false);
  const later = useDeferredModule(loadFinder, isOpen);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className="link min-h-11 font-semibold text-sm">
        Find my size
      </button>
      {later && isOpen ? <later.SizeFinder {...finder} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
