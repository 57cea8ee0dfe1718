"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";

/** Chromium sends it when the shop can be installed; in other browsers that is in their menu. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

export function InstallOffer({ shopName }: { shopName: string }) {
  const [offer, setOffer] = useState<InstallEvent | null>(null);

  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    window.addEventListener("beforeinstallprompt", hear);
    return () => window.removeEventListener("beforeinstallprompt", hear);
  }, []);

  if (!offer) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      Find your order with one tap: add {shopName} to your home screen.
      <Button
        variant="outline"
        onClick={() => {
          void offer.prompt();
          setOffer(null);
        }}
      >
        Add to home screen
      </Button>
    </p>
  );
}
