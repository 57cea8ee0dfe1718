"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { ListedDesign } from "@/lib/designer/saved-design";
import { paths } from "@/lib/paths";
import { mostLetters } from "./design-steps";

interface DesignMenuProps {
  /** Null: closed. */
  design: ListedDesign | null;
  onClose: () => void;
  onRename: (name: string) => void;
  onDuplicate: () => void;
  onShare: () => void;
  onUnshare: () => void;
  onSend: () => void;
  onDelete: () => void;
}

/** What can be done with one design. */
export function DesignMenu({ design, onClose, onRename, ...steps }: DesignMenuProps) {
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
            maxLength={mostLetters}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" disabled={!isNew}>
          Rename
        </Button>
      </form>
      <div className="mt-5 grid gap-2 border-t pt-5 sm:grid-cols-2">
        <ButtonLink href={`${paths.customDesign}?design=${design?.id}`} prefetch={false}>
          Open
        </ButtonLink>
        <Button variant="outline" onClick={steps.onDuplicate}>
          Duplicate
        </Button>
        <Button variant="outline" onClick={steps.onShare}>
          {design?.isShared ? "Share as it is now" : "Share"}
        </Button>
        {design?.isShared ? (
          <Button variant="outline" onClick={steps.onUnshare}>
            Stop sharing
          </Button>
        ) : null}
        <Button variant="outline" onClick={steps.onSend}>
          Have it looked at
        </Button>
        <Button variant="outline" onClick={steps.onDelete}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
