import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The consequences, in figures. */
  children: ReactNode;
  /** The action, such as "Delete product". */
  confirmLabel: string;
  /** For actions that are themselves a cancellation. */
  closeLabel?: string;
  onConfirm: () => void;
  isPending?: boolean;
  /** Why the last attempt failed. */
  problem?: string;
  /** For irreversible actions: the word that must be typed first. */
  word?: string;
  isDangerous?: boolean;
}

/** Confirms an action that has consequences. */
export function ConfirmDialog({ isOpen, onClose, title, children, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ConfirmBody onClose={onClose} {...rest}>
        {children}
      </ConfirmBody>
    </Dialog>
  );
}

function ConfirmBody({
  onClose,
  children,
  confirmLabel,
  closeLabel = "Cancel",
  onConfirm,
  isPending = false,
  problem,
  word,
  isDangerous = true,
}: Omit<ConfirmDialogProps, "isOpen" | "title">) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const isReady = !word || typed.trim() === word;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isReady && !isPending) onConfirm();
      }}
    >
      <div className="grid gap-3">{children}</div>
      {word ? (
        <LabelledInput
          id={id}
          label={`Type ${word} to confirm`}
          data-first-focus
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onType={setTyped}
        />
      ) : null}
      <FailureAlert message={problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" data-first-focus={word ? undefined : ""} onClick={onClose}>
          {closeLabel}
        </Button>
        <Button
          type="submit"
          variant={isDangerous ? "destructive" : "brand"}
          isPending={isPending}
          disabled={!isReady}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
