"use client";

import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { UploadList } from "@/components/pictures/admin/upload-list";
import { useUploads } from "@/components/pictures/admin/use-uploads";
import { WidePicture } from "@/components/pictures/wide-picture";
import { Button } from "@/components/ui/button";
import { postLabels as labels, type PostForm } from "@/lib/blog/post-form";
import { officePaths } from "@/lib/office-paths";
import { pictureTypesAccepted } from "@/lib/products/picture-rules";

/** The picture above a post and in lists. */
export function CoverField() {
  const { setValue, getFieldState, formState } = useFormContext<PostForm>();
  const url = useWatch<PostForm, "coverUrl">({ name: "coverUrl" });
  const input = useRef<HTMLInputElement>(null);
  const put = (value: string) => setValue("coverUrl", value, { shouldDirty: true, shouldValidate: true });
  const uploads = useUploads(put, officePaths.api.wholePictures);
  const { error } = getFieldState("coverUrl", formState);
  return (
    <FieldGroup
      title={labels.coverUrl}
      hint="JPEG, PNG, WebP or AVIF, up to 10 MB; best 3:2, 1,920 pixels wide."
    >
      {url ? (
        <WidePicture
          url={url}
          alt=""
          sizes="352px"
          maxWidth={960}
          className="aspect-3/2 rounded-sm object-[50%_22%] object-cover"
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          id={fieldIdOf("coverUrl")}
          variant="outline"
          size="sm"
          aria-describedby={error ? "cover-error" : undefined}
          isPending={uploads.running.length > 0}
          onClick={() => input.current?.click()}
        >
          {url ? "Replace picture" : "Choose a picture"}
        </Button>
        {url ? (
          <Button variant="ghost" size="sm" onClick={() => put("")}>
            Remove picture
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={labels.coverUrl}
          accept={pictureTypesAccepted}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])].slice(0, 1));
            currentTarget.value = "";
          }}
        />
      </div>
      {error ? (
        <p id="cover-error" className="font-medium text-destructive">
          {error.message}
        </p>
      ) : null}
      <UploadList running={uploads.running} report={uploads.report} />
      {url ? <TextField name="coverAlt" label={labels.coverAlt} maxLength={200} /> : null}
    </FieldGroup>
  );
}
