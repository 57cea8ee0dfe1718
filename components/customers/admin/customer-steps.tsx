"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AllowedCustomerStep, CustomerStep } from "@/lib/customers/customer-steps";
import { officePaths } from "@/lib/office-paths";
import type { Result } from "@/lib/result";
import {
  askDeletionAction,
  blockCustomerAction,
  deleteCustomerAction,
  dropDeletionAction,
  exportCustomerAction,
  resetCustomerPasswordAction,
  signOutCustomerAction,
  unblockCustomerAction,
} from "@/server/customers/admin-actions";

interface CustomerStepsProps {
  userId: string;
  name: string;
  steps: readonly AllowedCustomerStep[];
}

/** What can be done with the account; what can't says why. Each asks once more. */
export function CustomerSteps({ userId, name, steps }: CustomerStepsProps) {
  const router = useRouter();
  const { isWorking, failure, run } = usePageAction();
  const [asked, setAsked] = useState<CustomerStep | null>(null);

  function take(step: CustomerStep, text: string): void {
    run(
      () => takeCustomerStep(step, userId, text),
      stepWords[step].said,
      () => {
        setAsked(null);
        if (step === "deleteAccount") router.push(officePaths.users);
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
  const isSaid = !asks || text.trim().length >= 3;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title(name)}
      confirmLabel={confirm}
      onConfirm={() => (isSaid ? onConfirm(text.trim()) : setIsMissing(true))}
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
          error={isMissing && !isSaid ? asks.missing : undefined}
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
  askDeletion: (userId, note) => askDeletionAction({ userId, note }),
  dropDeletion: (userId) => dropDeletionAction({ userId }),
  deleteAccount: (userId) => deleteCustomerAction({ userId }),
  block: (userId, reason) => blockCustomerAction({ userId, reason }),
  unblock: (userId, reason) => unblockCustomerAction({ userId, reason }),
};

/** One step with an account. `text`: what was asked for, such as the reason. */
function takeCustomerStep(step: CustomerStep, userId: string, text: string): Promise<Result<unknown>> {
  return actions[step](userId, text);
}

/** The browser saves the copy as a file; it has no address that could be opened again. */
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
  /** What will happen. */
  about: readonly string[];
  /** Asks for a sentence. */
  asks?: { label: string; missing: string };
  /** What can't be undone is typed. */
  word?: string;
  confirm: string;
  said: string;
  isDangerous?: boolean;
}

const request = {
  label: "How and when did they ask?",
  missing: "Such as: e-mail of 3 November",
};

const stepWords: Readonly<Record<CustomerStep, StepWords>> = {
  signOut: {
    button: "Sign out everywhere",
    title: (name) => `Sign out ${name} everywhere?`,
    about: ["Every phone and computer has to sign in again. The password stays."],
    confirm: "Sign out",
    said: "Signed out everywhere",
  },
  mailPassword: {
    button: "Mail a password link",
    title: (name) => `Mail a link to ${name}?`,
    about: ["They choose a new password by the link. Staff can't see the link or the password."],
    confirm: "Mail the link",
    said: "The link is on its way",
  },
  copyData: {
    button: "Copy of their data",
    title: (name) => `Take a copy of the data of ${name}?`,
    about: [
      "Customers can take it themselves under Account, Privacy. Take it for them only when they ask in writing, from the address or phone of the account.",
      "The log says who took it and why. Send the file to that address only, then delete it.",
    ],
    asks: request,
    confirm: "Take the copy",
    said: "The copy is in your downloads",
  },
  askDeletion: {
    button: "Note a request for deletion",
    title: () => "They ask for deletion?",
    about: [
      "Notes that they asked in writing. Nothing is deleted yet: an order that is not finished, or money that is owed, comes first.",
    ],
    asks: request,
    confirm: "Note the request",
    said: "Request noted",
  },
  dropDeletion: {
    button: "Withdraw the request",
    title: () => "They changed their mind?",
    about: ["The account stays, and the request leaves the list. The log keeps both."],
    confirm: "Withdraw the request",
    said: "Request withdrawn",
  },
  deleteAccount: {
    button: "Delete account",
    title: (name) => `Delete the account of ${name}?`,
    about: [
      "Name, phone, e-mail, addresses, wishlist, notes and a block go for good.",
      "Tax law keeps orders and invoices for six years. They stay without the person, but an invoice of ₹50,000 or more keeps name and address.",
    ],
    word: "DELETE",
    confirm: "Delete for good",
    said: "Account deleted",
    isDangerous: true,
  },
  block: {
    button: "Block",
    title: (name) => `Block ${name}?`,
    about: [
      "They are signed out at once and can't sign in or order, also not as a guest with their proven phone or e-mail.",
      "Their subscription is cancelled, and later charges are refunded.",
      "Open orders stay as they are: cancel them on their own pages.",
    ],
    asks: { label: "Why? Your team reads it", missing: "Why? Your team reads it later" },
    confirm: "Block",
    said: "Blocked",
    isDangerous: true,
  },
  unblock: {
    button: "Unblock",
    title: (name) => `Unblock ${name}?`,
    about: ["They can sign in and order again. They are not told by mail."],
    asks: { label: "Why? Your team reads it", missing: "Why? Your team reads it later" },
    confirm: "Unblock",
    said: "Unblocked",
  },
};
