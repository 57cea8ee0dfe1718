"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toaster";

/** Where pages may not write to the clipboard, the link is selected, ready to be copied by hand. */
export function ReferralLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Referral link copied to clipboard!" });
    } catch {
      field.current?.select();
      toast({ title: "The link is selected. Please copy it by hand." });
    }
  }

  return (
    // A form's action is kept when it is pressed before the page is alive.
    <form action={copy} className="mt-4 grid gap-3">
      <Field id="referral-link" label="Your referral link">
        {(control) => <Input {...control} ref={field} readOnly value={url} className="text-sm" />}
      </Field>
      <Button type="submit" variant="outline">
        Copy link
      </Button>
    </form>
  );
}
