"use client";

import { useEffect } from "react";
import { useSessionUser } from "@/components/auth/session-store";
import type { Designer } from "./designer-context";
import { useStore } from "./store";

/** Opens and keeps the design once the page is alive. */
export function useOpening(designer: Designer): void {
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    designer.parts.need("what keeps your design", async () => {
      const { openDesign } = await import("./open-design");
      if (isHere) stop = openDesign(designer);
    });
    return () => {
      isHere = false;
      stop?.();
    };
  }, [designer]);
  const isSignedIn = useSessionUser() !== null;
  const keeper = useStore(designer.keeper, (value) => value);
  useEffect(() => keeper?.setSignedIn(isSignedIn), [keeper, isSignedIn]);
}
