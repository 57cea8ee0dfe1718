"use client";

import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { UploadList } from "@/components/pictures/admin/upload-list";
import { useUploads } from "@/components/pictures/admin/use-uploads";
import { ProductPicture } from "@/components/pictures/product-picture";
import { Button } from "@/components/ui/button";
import type { CategoryFields } from "@/lib/categories/category-schema";
import { pictureTypesAccepted } from "@/lib/products/picture-rules";

/** The picture of a category: one, in place of that of its newest product. */
export function PictureField({ canWrite }: { canWrite: boolean }) {
  const { control, setValue, getFieldState, formState } = useFormContext<CategoryFields>();
  const url = useWatch({ control, name: "pictureUrl" });
  const input = useRef<HTMLInputElement>(null);
  const put = (value: string) => setValue("pictureUrl", value, { shouldDirty: true, shouldValidate: true });
  const uploads = useUploads(put);
  const { error } = getFieldState("pictureUrl", formState);
  return (
    <FieldGroup
      title="Picture"
      hint="On the home page. JPEG, PNG, WebP or AVIF, up to 10 MB; it is cut to 4:5 from its middle. Without one, the shop shows a product of the category."
    >
      {url ? (
        <span className="block w-32">
          <ProductPicture url={url} alt="" sizes="128px" maxWidth={320} className="rounded-sm" />
        </span>
      ) : null}
      {canWrite ? (
        <div className="flex flex-wrap gap-3">
          <Button
            id={fieldIdOf("pictureUrl")}
            variant="outline"
            size="sm"
            aria-describedby={error ? "picture-error" : undefined}
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
            aria-label="Picture"
            accept={pictureTypesAccepted}
            onChange={({ currentTarget }) => {
              uploads.add([...(currentTarget.files ?? [])]);
              currentTarget.value = "";
            }}
          />
        </div>
      ) : null}
      {error ? (
        <p id="picture-error" className="font-medium text-destructive">
          {error.message}
        </p>
      ) : null}
      <UploadList running={uploads.running} report={uploads.report} />
      {url ? (
        <TextField
          name="pictureAlt"
          label="What the picture shows"
          isOptional
          maxLength={200}
          hint="Read aloud to who can't see it. Empty: only the category's name is read."
        />
      ) : null}
    </FieldGroup>
  );
}
