"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { handOverDesign } from "@/components/designer/hand-over-design";
import { toast } from "@/components/ui/toast-store";
import type { ListedDesign } from "@/lib/designer/saved-design";
import { paths } from "@/lib/paths";
import { messageForStatus, offlineMessage, type Result } from "@/lib/result";
import { deleteDesignAction, restoreDesignAction, unshareDesignAction } from "@/server/designs/actions";
import { designGrid } from "./design-card";
import { DesignMenu } from "./design-menu";
import { duplicateDesign, freezeSavedDesign, renameDesign, shareSavedDesign } from "./design-steps";
import { LinkField } from "./link-field";
import { SavedCard } from "./saved-card";

/** The designs of a signed-in person, and what can be done with each. */
export function SavedDesigns({ designs }: { designs: readonly ListedDesign[] }) {
  const router = useRouter();
  const [openId, setOpenId] = useState<string | null>(null);
  const [workingId, setWorkingId] = useState<string | null>(null);
  const [goneIds, setGoneIds] = useState<ReadonlySet<string>>(new Set());
  const [link, setLink] = useState<string | null>(null);
  const open = designs.find(({ id }) => id === openId) ?? null;

  async function run<T>(id: string, step: () => Promise<Result<T>>): Promise<T | null> {
    if (workingId !== null) return null;
    setOpenId(null);
    setWorkingId(id);
    try {
      const answer = await step();
      if (answer.ok) {
        router.refresh();
        return answer.data;
      }
      toast({ title: answer.message, variant: "destructive" });
    } catch {
      toast({ title: navigator.onLine ? messageForStatus(503) : offlineMessage, variant: "destructive" });
    } finally {
      setWorkingId(null);
    }
    return null;
  }

  const setGone = (id: string, isGone: boolean) =>
    setGoneIds((known) => {
      const next = new Set(known);
      if (isGone) next.add(id);
      else next.delete(id);
      return next;
    });

  async function remove({ id, name }: ListedDesign): Promise<void> {
    const isDone = await run(id, async () => {
      const answer = await deleteDesignAction({ id });
      return answer.ok ? { ok: true as const, data: true } : answer;
    });
    if (!isDone) return;
    setGone(id, true);
    toast({
      title: `“${name}” is deleted`,
      description: "Its shared links don't work any more.",
      action: { label: "Undo", onPress: () => void restore(id) },
    });
  }

  async function restore(id: string): Promise<void> {
    const answer = await restoreDesignAction({ id }).catch(() => null);
    if (!answer?.ok) {
      toast({ title: answer?.message ?? offlineMessage, variant: "destructive" });
      return;
    }
    setGone(id, false);
    router.refresh();
  }

  async function share({ id, name }: ListedDesign): Promise<void> {
    const shared = await run(id, () => shareSavedDesign(id));
    if (!shared) return;
    const url = new URL(shared.path, window.location.origin).href;
    if (!(await handOverDesign(url, name))) setLink(url);
  }

  async function send({ id }: ListedDesign): Promise<void> {
    const frozen = await run(id, () => freezeSavedDesign(id));
    if (frozen) router.push(paths.newSubmission(frozen.versionId));
  }

  async function unshare({ id }: ListedDesign): Promise<void> {
    const isDone = await run(id, async () => {
      const answer = await unshareDesignAction({ designId: id });
      return answer.ok ? { ok: true as const, data: true } : answer;
    });
    if (isDone) toast({ title: "Sharing stopped", description: "The links of this design no longer work." });
  }

  return (
    <>
      <ul className={designGrid}>
        {designs
          .filter(({ id }) => !goneIds.has(id))
          .map((design, index) => (
            <li key={design.id}>
              <SavedCard
                design={design}
                isFirst={index < 2}
                isWorking={workingId === design.id}
                onMenu={() => setOpenId(design.id)}
              />
            </li>
          ))}
      </ul>
      <DesignMenu
        key={openId}
        design={open}
        onClose={() => setOpenId(null)}
        onRename={(name) => {
          if (open) void run(open.id, () => renameDesign(open.id, name));
        }}
        onDuplicate={() => {
          if (open) void run(open.id, () => duplicateDesign(open.id));
        }}
        onShare={() => {
          if (open) void share(open);
        }}
        onUnshare={() => {
          if (open) void unshare(open);
        }}
        onSend={() => {
          if (open) void send(open);
        }}
        onDelete={() => {
          if (open) void remove(open);
        }}
      />
      <LinkField link={link} onClose={() => setLink(null)} />
    </>
  );
}
