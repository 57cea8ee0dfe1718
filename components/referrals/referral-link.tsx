"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toaster";

/** Where pages may not write to the clipboard, the link is selected for copying by hand. */
export function ReferralLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: "Referral link copied to clipboard!" });
    } catch {
      field.current?.select();
      toast({ title: "The link is selected. Please copy it manually." });
    }
  }

  return (
    // React replays a form action that was triggered before hydration.
    <form action={copy} className="mt-4 grid gap-3">
      <Field id="referral-link" label="Your referral link">
        {(control) => <Input {...control} ref={field} readOnly value={url} className="text-sm" />}
      </Field>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button type="submit" variant="outline">
          Copy link
        </Button>
        <ShareButton url={url} />
      </div>
    </form>
  );
}

/** Only on devices with a share sheet. */
function ShareButton({ url }: { url: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  if (!canShare) return null;

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: "A friend invited you", url });
    } catch {
      // The share sheet was closed without a choice.
    }
  }

  return <Button onClick={() => void share()}>Share</Button>;
}
