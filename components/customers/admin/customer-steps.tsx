"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import type { AllowedCustomerStep, CustomerStep } from "@/lib/customers/customer-steps";
import type { Result } from "@/lib/result";
import {
  blockCustomerAction,
  cancelDeletionRequestAction,
  deleteCustomerAction,
  exportCustomerAction,
  requestDeletionAction,
  resetCustomerPasswordAction,
  signOutCustomerAction,
  unblockCustomerAction,
} from "@/server/customers/admin-actions";

interface CustomerStepsProps {
  userId: string;
  name: string;
  steps: readonly AllowedCustomerStep[];
}

/** Actions on the account; a disabled one gives its reason. Each needs a confirmation. */
export function CustomerSteps({ userId, name, steps }: CustomerStepsProps) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  const [asked, setAsked] = useState<CustomerStep | null>(null);

  function take(step: CustomerStep, text: string): void {
    run(
      () => takeCustomerStep(step, userId, text),
      stepWords[step].successMessage,
      () => {
        setAsked(null);
        if (step === "deleteAccount") router.push(adminPaths.users);
      },
    );
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ step, why }) => (
          <Button
            key={step}
            variant={stepWords[step].isDangerous ? "destructive" : "outline"}
            size="sm"
            disabled={why !== null}
            aria-describedby={why === null ? undefined : `why-${step}`}
            onClick={() => setAsked(step)}
          >
            {stepWords[step].button}
          </Button>
        ))}
      </div>
      {steps.map(({ step, why }) =>
        why === null ? null : (
          <p key={step} id={`why-${step}`} className="mt-1 text-muted-foreground">
            {stepWords[step].button}: {why}.
          </p>
        ),
      )}
      {asked ? (
        <StepDialog
          key={asked}
          step={asked}
          name={name}
          onClose={() => setAsked(null)}
          onConfirm={(text) => take(asked, text)}
          isPending={isWorking}
          problem={failure?.message}
        />
      ) : null}
    </>
  );
}

interface StepDialogProps {
  step: CustomerStep;
  name: string;
  onClose: () => void;
  onConfirm: (text: string) => void;
  isPending: boolean;
  problem: string | undefined;
}

function StepDialog({ step, name, onClose, onConfirm, isPending, problem }: StepDialogProps) {
  const { title, about, asks, word, confirm, isDangerous = false } = stepWords[step];
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const isAnswered = !asks || text.trim().length >= 3;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title(name)}
      confirmLabel={confirm}
      onConfirm={() => (isAnswered ? onConfirm(text.trim()) : setIsMissing(true))}
      isPending={isPending}
      isDangerous={isDangerous}
      {...(problem !== undefined && { problem })}
      {...(word !== undefined && { word })}
    >
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {asks ? (
        <LabelledTextarea
          id="step-text"
          label={asks.label}
          error={isMissing && !isAnswered ? asks.missing : undefined}
          data-first-focus
          rows={2}
          maxLength={400}
          value={text}
          onType={setText}
        />
      ) : null}
    </ConfirmDialog>
  );
}

const actions: Record<CustomerStep, (userId: string, text: string) => Promise<Result<unknown>>> = {
  signOut: (userId) => signOutCustomerAction({ userId }),
  mailPassword: (userId) => resetCustomerPasswordAction({ userId }),
  copyData: saveCopy,
  requestDeletion: (userId, note) => requestDeletionAction({ userId, note }),
  cancelDeletionRequest: (userId) => cancelDeletionRequestAction({ userId }),
  deleteAccount: (userId) => deleteCustomerAction({ userId }),
  block: (userId, reason) => blockCustomerAction({ userId, reason }),
  unblock: (userId, reason) => unblockCustomerAction({ userId, reason }),
};

/** Runs one action on an account. `text`: the required input, such as the reason. */
function takeCustomerStep(step: CustomerStep, userId: string, text: string): Promise<Result<unknown>> {
  return actions[step](userId, text);
}

/** The browser saves the copy as a file; it has no URL that could be opened again. */
async function saveCopy(userId: string, note: string): Promise<Result<unknown>> {
  const result = await exportCustomerAction({ userId, note });
  if (!result.ok) return result;
  const file = new Blob([JSON.stringify(result.data, null, 2)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `customer-${userId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  return result;
}

interface StepWords {
  button: string;
  title: (name: string) => string;
  /** The consequences. */
  about: readonly string[];
  /** A required text. */
  asks?: { label: string; missing: string };
  /** Must be typed to confirm an irreversible action. */
  word?: string;
  confirm: string;
  successMessage: string;
  isDangerous?: boolean;
}

const request = {
  label: "How and when did they ask?",
  missing: "Such as: email of 3 November",
};

const stepWords: Readonly<Record<CustomerStep, StepWords>> = {
  signOut: {
    button: "Log out everywhere",
    title: (name) => `Log ${name} out everywhere?`,
    about: ["They'll have to log in again on every device. Their password doesn't change."],
    confirm: "Log out",
    successMessage: "Logged out everywhere",
  },
  mailPassword: {
    button: "Send password reset",
    title: (name) => `Send a password reset to ${name}?`,
    about: [
      "They'll get an email with a link to set a new password. Staff see neither the link nor the password.",
    ],
    confirm: "Send email",
    successMessage: "Password reset sent",
  },
  copyData: {
    button: "Export customer data",
    title: (name) => `Export the data of ${name}?`,
    about: [
      "Customers can export it under Account, Privacy. Export it for them only if they ask in writing from the account's email or phone.",
      "The export is logged with your name and reason. Send the file to that address only, then delete it.",
    ],
    asks: request,
    confirm: "Export data",
    successMessage: "Export downloaded",
  },
  requestDeletion: {
    button: "Record deletion request",
    title: () => "Record a deletion request?",
    about: [
      "Records that they asked in writing. Nothing is deleted until open orders are finished and refunds are paid.",
    ],
    asks: request,
    confirm: "Record request",
    successMessage: "Request recorded",
  },
  cancelDeletionRequest: {
    button: "Withdraw request",
    title: () => "Withdraw the deletion request?",
    about: ["The account stays, and the request leaves the list. Both are logged."],
    confirm: "Withdraw request",
    successMessage: "Request withdrawn",
  },
  deleteAccount: {
    button: "Delete account",
    title: (name) => `Delete the account of ${name}?`,
    about: [
      "Deletes name, phone, email, addresses, wishlist, notes and any block permanently.",
      "Tax law requires orders and invoices for six years. They're anonymised, except name and address on invoices of ₹50,000 or more.",
    ],
    word: "DELETE",
    confirm: "Delete permanently",
    successMessage: "Account deleted",
    isDangerous: true,
  },
  block: {
    button: "Block",
    title: (name) => `Block ${name}?`,
    about: [
      "They're logged out and can't log in or order, even as a guest with their verified phone or email.",
      "Their subscription is cancelled, and later charges are refunded.",
      "Open orders don't change. Cancel them on their own pages.",
    ],
    asks: { label: "Reason (staff only)", missing: "For your team" },
    confirm: "Block",
    successMessage: "Blocked",
    isDangerous: true,
  },
  unblock: {
    button: "Unblock",
    title: (name) => `Unblock ${name}?`,
    about: ["They can log in and order again. They don't get an email."],
    asks: { label: "Reason (staff only)", missing: "For your team" },
    confirm: "Unblock",
    successMessage: "Unblocked",
  },
};
