"use client";

import { Section } from "@/components/admin/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { type GalleryState, galleryStates } from "@/lib/submissions/gallery";
import { showInGalleryAction } from "@/server/submissions/admin-actions";

interface GalleryChoiceProps {
  submission: Pick<
    AdminSubmission,
    "id" | "rev" | "status" | "galleryShowsName" | "galleryMayRemix" | "provenance"
  >;
  gallery: GalleryState;
}

/** For a design that its customer allows on the home page: staff show or hide it. */
export function GalleryChoice({ submission, gallery }: GalleryChoiceProps) {
  const { id, rev, status, galleryShowsName, galleryMayRemix, provenance } = submission;
  const { isWorking, failure, run } = usePageAction();
  const show = (isShown: boolean) =>
    run(
      () => showInGalleryAction({ id, rev, isShown }),
      isShown ? "Shown on the home page" : "Not shown on the home page",
    );
  return (
    <Section id="gallery-heading" title="Show on the home page" className="grid justify-items-start gap-3">
      <FailureAlert message={failure?.message} />
      <Badge variant={gallery === "shown" ? "success" : "muted"}>{galleryStates[gallery]}</Badge>
      <p className="text-muted-foreground">
        {`The customer allows it, ${galleryShowsName ? "with their first name" : "without a name"}${galleryMayRemix ? "; others may start from a copy" : ""}.`}
      </p>
      {provenance.length > 0 ? (
        <p className="text-warning">It has a picture that isn't ours: check the rights first.</p>
      ) : null}
      {status === "approved" ? (
        <div className="flex flex-wrap gap-2">
          {gallery === "shown" ? null : (
            <Button variant="outline" size="sm" isPending={isWorking} onClick={() => show(true)}>
              Show
            </Button>
          )}
          {gallery === "declined" ? null : (
            <Button variant="outline" size="sm" isPending={isWorking} onClick={() => show(false)}>
              {gallery === "shown" ? "Remove" : "Don't show"}
            </Button>
          )}
        </div>
      ) : null}
    </Section>
  );
}
