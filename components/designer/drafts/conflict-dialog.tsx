import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useDesigner } from "../designer-context";
import { useStore } from "../store";

const choices = [
  ["mine", "Keep mine", "What you see here replaces the other version."],
  ["theirs", "Use the other", "You can bring this version back with Undo."],
  ["both", "Keep both", "Yours continues as a copy with a new name."],
] as const;

/** The design was changed in two places: nothing is overwritten before the shopper has chosen. */
export function ConflictDialog() {
  const { conflict, draftSaver } = useDesigner();
  const found = useStore(conflict, (value) => value);
  const [isPutOff, setPutOff] = useState<unknown>(null);
  if (!found) return null;
  const where = found.where === "tab" ? "another tab" : "another place";
  return (
    <>
      <Dialog
        isOpen={isPutOff !== found}
        onClose={() => setPutOff(found)}
        title="Two versions of this design"
      >
        <p className="mb-4">
          “{found.name}” was also changed in {where}. Which version do you want to keep?
        </p>
        <div className="grid gap-3">
          {choices.map(([choice, label, note], index) => (
            <div key={choice} className="grid gap-1">
              <Button
                data-first-focus={index === 0 || undefined}
                variant={choice === "both" ? "primary" : "outline"}
                size="sm"
                onClick={() => void draftSaver.get()?.settle(choice)}
              >
                {label}
              </Button>
              <p className="text-muted-foreground text-sm">{note}</p>
            </div>
          ))}
        </div>
      </Dialog>
      {isPutOff === found ? (
        <p
          role="alert"
          className="flex items-center justify-center gap-3 bg-warning-soft px-4 py-1 text-sm text-warning"
        >
          Also changed in {where}, so changes aren't being saved.
          <button type="button" className="link min-h-11 font-semibold" onClick={() => setPutOff(null)}>
            Choose
          </button>
        </p>
      ) : null}
    </>
  );
}
