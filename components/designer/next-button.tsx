"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { designPaths } from "@/lib/design-paths";
import { changeOf, withChange } from "@/lib/submissions/design-change";
import { useDesigner } from "./designer-context";
import { useFreeze } from "./use-freeze";

/** To the proof: what will be printed, measured by the shop. */
export function NextButton() {
  const router = useRouter();
  const { isFreezing, freeze } = useFreeze();
  const [isLeaving, setLeaving] = useState(false);
  const { editing } = useDesigner();
  // Next keeps a page that was left as it was, and Back shows it again.
  useEffect(() => setLeaving(false), []);
  const go = async () => {
    const versionId = await freeze();
    if (versionId === null) return;
    setLeaving(true);
    editing.set({ ...editing.get(), selectedId: null });
    const change = changeOf(Object.fromEntries(new URLSearchParams(window.location.search)));
    router.push(withChange(designPaths.proof(versionId), change));
  };
  return (
    <Button variant="brand" size="sm" isPending={isFreezing || isLeaving} onClick={() => void go()}>
      Next
    </Button>
  );
}
