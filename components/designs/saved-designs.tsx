"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { DrawnPicture } from "@/components/designer/proof/drawn-picture";
import { shareOrCopyDesign } from "@/components/designer/toolbar/share-or-copy-design";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast-store";
import { designPaths } from "@/lib/designer/design-paths";
import type { ListedDesign, SavedDesign } from "@/lib/designer/saved-design";
import { paths } from "@/lib/paths";
import { type Failure, messageForStatus, offlineMessage, type Result } from "@/lib/result";
import {
  deleteDesignAction,
  freezeDesignAction,
  restoreDesignAction,
  saveDesignAction,
  shareDesignAction,
  unshareDesignAction,
} from "@/server/designs/actions";
import { describeMoment } from "./describe-moment";
import { DesignCard, designGrid } from "./design-card";
import { LinkField } from "./link-field";

/** The designs of a signed-in person, and the actions on each. */
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
      title: `“${name}” deleted`,
      description: "Links to it no longer work.",
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
    if (!(await shareOrCopyDesign(url, name))) setLink(url);
  }

  /** Goes on with a version of the design as it is now. */
  async function freeze({ id }: ListedDesign, nextPath: (versionId: string) => string): Promise<void> {
    const frozen = await run(id, () => freezeSavedDesign(id));
    if (frozen) router.push(nextPath(frozen.versionId));
  }

  async function unshare({ id }: ListedDesign): Promise<void> {
    const isDone = await run(id, async () => {
      const answer = await unshareDesignAction({ designId: id });
      return answer.ok ? { ok: true as const, data: true } : answer;
    });
    if (isDone) toast({ title: "Sharing stopped", description: "Links to this design no longer work." });
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
                onOrder={() => void freeze(design, designPaths.proof)}
                onShare={() => void share(design)}
                onDuplicate={() => void run(design.id, () => duplicateDesign(design.id))}
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
        onUnshare={() => {
          if (open) void unshare(open);
        }}
        onSend={() => {
          if (open) void freeze(open, paths.newSubmission);
        }}
        onDelete={() => {
          if (open) void remove(open);
        }}
      />
      <LinkField link={link} onClose={() => setLink(null)} />
    </>
  );
}

interface SavedCardProps {
  design: ListedDesign;
  /** In view when the page opens. */
  isFirst: boolean;
  isWorking: boolean;
  onOrder: () => void;
  onShare: () => void;
  onDuplicate: () => void;
  onMenu: () => void;
}

/** A design saved on the server. */
function SavedCard({ design, isFirst, isWorking, ...on }: SavedCardProps) {
  const { id, name, rev, savedAt, isShared } = design;
  const step = (label: string, onClick: () => void) => (
    <Button
      variant="outline"
      size="sm"
      className="w-full px-1"
      aria-label={`${label} ${name}`}
      aria-disabled={isWorking || undefined}
      onClick={isWorking ? undefined : onClick}
    >
      {label}
    </Button>
  );
  const editHref = `${paths.customDesign}?design=${id}`;
  return (
    <DesignCard
      name={name}
      href={editHref}
      note={
        <span className="flex flex-wrap gap-x-2 gap-y-1">
          {describeMoment(savedAt)}
          {isShared ? <Badge>Shared</Badge> : null}
        </span>
      }
      picture={
        <DrawnPicture
          key={rev}
          src={designPaths.savedPicture(id, rev)}
          alt=""
          width={400}
          height={500}
          isFirst={isFirst}
        />
      }
    >
      <div className="grid tight:grid-cols-1 grid-cols-2 gap-2">
        {step("Order", on.onOrder)}
        <ButtonLink
          href={editHref}
          prefetch={false}
          variant="outline"
          size="sm"
          className="px-1"
          aria-label={`Edit ${name}`}
        >
          Edit
        </ButtonLink>
        {step("Share", on.onShare)}
        {step("Duplicate", on.onDuplicate)}
      </div>
      <Button
        variant="link"
        size="sm"
        className="mt-1"
        isPending={isWorking}
        aria-haspopup="dialog"
        aria-label={`More for ${name}`}
        onClick={isWorking ? undefined : on.onMenu}
      >
        More
      </Button>
    </DesignCard>
  );
}

interface DesignMenuProps {
  /** Null: closed. */
  design: ListedDesign | null;
  onClose: () => void;
  onRename: (name: string) => void;
  onUnshare: () => void;
  onSend: () => void;
  onDelete: () => void;
}

/** The rarer actions on one design. */
function DesignMenu({ design, onClose, onRename, ...steps }: DesignMenuProps) {
  const [name, setName] = useState(design?.name ?? "");
  const trimmed = name.trim();
  const isNew = trimmed !== "" && trimmed !== design?.name;

  function rename(event: FormEvent): void {
    event.preventDefault();
    if (isNew) onRename(trimmed);
  }

  return (
    <Dialog isOpen={design !== null} onClose={onClose} title={design?.name ?? ""}>
      <form onSubmit={rename} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <Label htmlFor="design-name">Name</Label>
          <Input
            id="design-name"
            value={name}
            maxLength={maxLetters}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" disabled={!isNew}>
          Rename
        </Button>
      </form>
      <div className="mt-5 grid gap-2 border-t pt-5 sm:grid-cols-2">
        {design?.isShared ? (
          <Button variant="outline" onClick={steps.onUnshare}>
            Stop sharing
          </Button>
        ) : null}
        <Button variant="outline" onClick={steps.onSend}>
          Send for review
        </Button>
        <Button variant="outline" onClick={steps.onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

const failed = (status: number): Failure => ({
  ok: false,
  code: "unavailable",
  message: messageForStatus(status),
});

async function readDesign(id: string): Promise<Result<SavedDesign>> {
  const response = await fetch(designPaths.savedOne(id));
  // Our own route answers with this.
  if (response.ok) return { ok: true, data: (await response.json()) as SavedDesign };
  return failed(response.status);
}

async function save(design: Omit<SavedDesign, "savedAt">): Promise<Result<null>> {
  const answer = await saveDesignAction(design);
  if (!answer.ok) return answer;
  if (answer.data.kind === "saved") return { ok: true, data: null };
  return {
    ok: false,
    code: "conflict",
    message: "This design was just changed in another window. Please try again.",
  };
}

/** Saves the design under another name. */
async function renameDesign(id: string, name: string): Promise<Result<null>> {
  const found = await readDesign(id);
  if (!found.ok) return found;
  const { rev, document } = found.data;
  return save({ id, name, rev, document });
}

/** The maximum length of a name. */
const maxLetters = 60;

/** A copy of the design. */
async function duplicateDesign(id: string): Promise<Result<null>> {
  const found = await readDesign(id);
  if (!found.ok) return found;
  const { name, document } = found.data;
  const copied = `Copy of ${name}`.slice(0, maxLetters).trim();
  return save({ id: crypto.randomUUID(), name: copied, rev: 0, document });
}

/** Creates a version of the current design. */
async function freezeSavedDesign(id: string): Promise<Result<{ versionId: string }>> {
  const found = await readDesign(id);
  if (!found.ok) return found;
  const { name, document } = found.data;
  return freezeDesignAction({ designId: id, name, document });
}

/** Creates a link to the current design; returns the path of its page. */
async function shareSavedDesign(id: string): Promise<Result<{ path: string }>> {
  const frozen = await freezeSavedDesign(id);
  return frozen.ok ? shareDesignAction(frozen.data) : frozen;
}
