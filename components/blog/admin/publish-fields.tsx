"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { RadioCard, RadioGroup } from "@/components/ui/radio-card";
import type { DeskPost } from "@/lib/blog/desk-post";
import { postLabels as labels, type PostForm } from "@/lib/blog/post-form";
import { formatDayAndTime } from "@/lib/orders/when";

/** Who sees the post, and from when on. */
export function PublishFields({ post }: { post: DeskPost | null }) {
  const { register } = useFormContext<PostForm>();
  const publish = useWatch<PostForm, "publish">({ name: "publish" });
  const since = post?.isLive && post.publishAt ? formatDayAndTime(new Date(post.publishAt)) : null;
  return (
    <FieldGroup title={labels.publish}>
      <RadioGroup legend={<span className="sr-only">{labels.publish}</span>}>
        <RadioCard
          {...register("publish")}
          value="no"
          title="Draft"
          description="Only the back office sees it."
        />
        <RadioCard
          {...register("publish")}
          value="now"
          title="Published"
          description={since ? `Since ${since}.` : "As soon as it is saved."}
        />
        <RadioCard
          {...register("publish")}
          value="at"
          title="Scheduled"
          description="Published at its minute, by itself."
        />
      </RadioGroup>
      {publish === "at" ? (
        <TextField name="publishAt" label={labels.publishAt} type="datetime-local" hint="In Indian time." />
      ) : null}
    </FieldGroup>
  );
}
