"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { attempt } from "@/components/ui/attempt";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { formatMoment } from "@/lib/orders/when";
import type { Redirect } from "@/lib/seo/desk";
import { deleteRedirectAction, saveRedirectAction } from "@/server/seo/admin-actions";

/** The newest first. */
export function RedirectList({ redirects }: { redirects: readonly Redirect[] }) {
  const router = useRouter();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [, startWorking] = useTransition();

  function putBack({ source, target }: Redirect): void {
    startWorking(async () => {
      const result = await attempt(() => saveRedirectAction({ id: null, redirect: { source, target } }));
      if (result.ok) router.refresh();
      else toast({ title: result.message, variant: "destructive" });
    });
  }

  function remove(redirect: Redirect): void {
    setBusyId(redirect.id);
    startWorking(async () => {
      const result = await attempt(() => deleteRedirectAction({ id: redirect.id }));
      setBusyId(null);
      if (!result.ok) return void toast({ title: result.message, variant: "destructive" });
      router.refresh();
      toast({
        title: `${redirect.source} leads nowhere now`,
        action: { label: "Undo", onPress: () => putBack(redirect) },
      });
    });
  }

  if (redirects.length === 0) {
    return <p className="mt-6 text-muted-foreground">No address is sent on yet.</p>;
  }
  return (
    <ul className="mt-6 divide-y">
      {redirects.map((redirect) => (
        <li key={redirect.id} className="flex items-center justify-between gap-3 py-2">
          <div className="min-w-0">
            <p className="wrap-anywhere">
              {redirect.source} → <span className="font-semibold">{redirect.target}</span>
            </p>
            <p className="text-muted-foreground text-sm">{`${redirect.isResting ? "Rests while a post or product has this address. " : ""}${
              redirect.lastHitAt === null
                ? "Never used"
                : `Used ${redirect.hits === 1 ? "once" : `${redirect.hits} times`}, last ${formatMoment(redirect.lastHitAt)}`
            }`}</p>
          </div>
          <Button
            variant="ghost"
            size="sm"
            isPending={busyId === redirect.id}
            aria-label={`Delete the redirect from ${redirect.source}`}
            onClick={() => remove(redirect)}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
