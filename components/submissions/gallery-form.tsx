"use client";

import { type ChangeEvent, type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { usePageAction } from "@/components/ui/use-page-action";
import type { GalleryState } from "@/lib/submissions/gallery";
import type { Submission } from "@/lib/submissions/submission";
import { allowInGalleryAction } from "@/server/submissions/actions";

const help: Record<GalleryState | "none", string> = {
  none: "We choose which designs to show. You can remove yours any time.",
  asked: "Thank you! We'll choose which designs to show.",
  shown: "It's on our home page now.",
  declined: "We're not showing it for now.",
};

/** Without the permission nothing stays ticked for the next time. */
const nothing = { isAllowed: false, showsName: false, mayRemix: false };

/** The permission to show an approved design on the home page. */
export function GalleryForm({ consent }: { consent: NonNullable<Submission["gallery"]> }) {
  const { id, gallery } = consent;
  const { isWorking, failure, run } = usePageAction();
  const saved = {
    isAllowed: gallery !== null,
    showsName: consent.galleryShowsName,
    mayRemix: consent.galleryMayRemix,
  };
  const [choice, setChoice] = useState(saved);
  const box = (name: keyof typeof saved) => ({
    checked: choice[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (name !== "isAllowed" || target.checked) setChoice({ ...choice, [name]: target.checked });
      else if (saved.isAllowed) withdraw();
      else setChoice(nothing);
    },
  });
  const { isAllowed } = choice;
  const isChanged = JSON.stringify(choice) !== JSON.stringify(saved);

  function save(event: FormEvent): void {
    event.preventDefault();
    run(() => allowInGalleryAction({ id, ...choice }), "Saved. Thank you!");
  }

  /** At once; ticks the box again when the server could not store it. */
  function withdraw(): void {
    if (isWorking) return;
    setChoice(nothing);
    run(
      async () => {
        let isStored = false;
        try {
          const result = await allowInGalleryAction({ id, ...nothing });
          isStored = result.ok;
          return result;
        } finally {
          if (!isStored) setChoice(saved);
        }
      },
      gallery === "shown" ? "Removed from our home page" : "We won't show this design",
    );
  }

  return (
    <form onSubmit={save} className="grid justify-items-start border-t pt-2 pb-1">
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <Checkbox
        label="Show this design on our home page"
        aria-describedby={`gallery-${id}`}
        {...box("isAllowed")}
      />
      <p id={`gallery-${id}`} className="text-muted-foreground text-sm">
        {help[(isAllowed && gallery) || "none"]}
      </p>
      {isAllowed ? (
        <div className="pl-8">
          <Checkbox label="With my first name" {...box("showsName")} />
          <Checkbox
            label="Let others start from a copy"
            aria-describedby={`copies-${id}`}
            {...box("mayRemix")}
          />
          <p id={`copies-${id}`} className="text-muted-foreground text-sm">
            Copies they've made stay theirs, even if you remove your design.
          </p>
        </div>
      ) : null}
      {isChanged && isAllowed ? (
        <Button type="submit" variant="outline" size="sm" isPending={isWorking} className="mt-2">
          Save
        </Button>
      ) : null}
    </form>
  );
}
