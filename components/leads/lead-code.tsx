"use client";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

async function copy(code: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  );
  toast(
    isCopied
      ? { title: "Code copied" }
      : { title: "Copy it by hand", description: code, variant: "destructive" },
  );
}

/** The success screen: the same for an address that the shop knew. */
export function LeadCode({ code, email }: { code: string; email: string }) {
  return (
    <div ref={focusOn} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <p>Your code:</p>
      <p className="rounded-sm border-2 border-brand border-dashed p-4 text-center">
        <code className="wrap-anywhere select-all font-semibold text-2xl tracking-wide">{code}</code>
      </p>
      <Button variant="brand" size="lg" onClick={() => copy(code)}>
        Copy code
      </Button>
      <p>
        Type it in the cart. It works once, for your first order with <b className="wrap-anywhere">{email}</b>
        . We have mailed you a code too.
      </p>
    </div>
  );
}
