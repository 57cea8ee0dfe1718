"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";

interface SaveBarProps {
  isOpen: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** 0 to 1, of each picture under way. */
  uploads: readonly number[];
  saveLabel: string;
  onDiscard: () => void;
}

/** At the bottom of the screen from the first change on. */
export function SaveBar({ isOpen, isDirty, isSaving, uploads, saveLabel, onDiscard }: SaveBarProps) {
  const isWaiting = isSaving && uploads.length > 0;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p role="status" className="sr-only">
        {isWaiting
          ? "Saving when the pictures are uploaded"
          : isSaving
            ? "Saving …"
            : isDirty
              ? "Unsaved changes"
              : ""}
      </p>
      {isOpen ? (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-30 -mx-4 mt-8 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t bg-background px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8"
        >
          <p className="min-w-0 flex-1 text-muted-foreground max-sm:basis-full max-sm:empty:hidden">
            {isWaiting ? <UploadProgress uploads={uploads} /> : isDirty ? "Unsaved changes" : ""}
          </p>
          {isDirty ? (
            <Button
              variant="outline"
              disabled={isSaving}
              className="max-sm:flex-1"
              onClick={() => setIsAsking(true)}
            >
              Discard
            </Button>
          ) : null}
          <Button type="submit" variant="brand" isPending={isSaving} className="min-w-28 max-sm:flex-1">
            {saveLabel}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Discard your changes?"
        confirmLabel="Discard"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      >
        <p>The form goes back to what is saved.</p>
      </ConfirmDialog>
    </>
  );
}

function UploadProgress({ uploads }: { uploads: readonly number[] }) {
  const label = `Saving after ${uploads.length === 1 ? "one picture" : `${uploads.length} pictures`}`;
  return (
    <span>
      {label}{" "}
      <progress
        aria-label={label}
        value={uploads.reduce((sum, one) => sum + one, 0)}
        max={uploads.length}
        className="h-2 w-32 accent-brand"
      />
    </span>
  );
}
