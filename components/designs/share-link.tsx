"use client";

import { useState } from "react";
import { shareOrCopyDesign } from "@/components/designer/toolbar/share-or-copy-design";
import { Button } from "@/components/ui/button";
import { LinkField } from "./link-field";

/** Shares the link of the open page. */
export function ShareLink({ path, name }: { path: string; name: string }) {
  const [link, setLink] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (!(await shareOrCopyDesign(url, name))) setLink(url);
  };
  return (
    <>
      <Button variant="outline" onClick={() => void share()}>
        Share
      </Button>
      <LinkField link={link} onClose={() => setLink(null)} />
    </>
  );
}
