"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";

/** Reloads the page's data. */
export function RefreshButton() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Button
      variant="outline"
      isPending={isPending}
      onClick={() => {
        if (!isPending) startTransition(() => router.refresh());
      }}
    >
      Refresh
    </Button>
  );
}
