"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { shareOrCopyLink } from "@/components/ui/share-or-copy-link";
import { useRefreshOnReturn } from "./use-refresh-on-return";

interface ShareGroupProps {
  path: string;
  name: string;
  /** Of describeGroupFields(). */
  fields: string;
}

/** The link for the group. */
export function ShareGroup({ path, name, fields }: ShareGroupProps) {
  useRefreshOnReturn();
  const [link, setLink] = useState<string | null>(null);
  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href;
    const note = "Everyone with the link sees the list of tees, but no contacts.";
    if (!(await shareOrCopyLink(url, name, note))) setLink(url);
  }
  return (
    <section aria-label="Share" className="grid gap-3">
      <p>{`Send this link to your group. Everyone adds a ${fields}, and pays for their own tee.`}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="brand" onClick={() => void share()}>
          Share link
        </Button>
        <a href={path} className="link inline-flex min-h-11 items-center">
          View group page
        </a>
      </div>
      {link === null ? null : (
        <Input
          readOnly
          aria-label="Link to this group order"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
