import { type ReactNode, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { UploadList } from "@/components/pictures/admin/upload-list";
import { useUploads } from "@/components/pictures/admin/use-uploads";
import { WidePicture } from "@/components/pictures/wide-picture";
import { Button } from "@/components/ui/button";
import { adminPaths } from "@/lib/admin-paths";
import { pictureTypesAccepted } from "@/lib/products/picture-rules";
import { fieldIdOf } from "./field-id";
import { FieldGroup, TextField } from "./form-fields";

interface PictureFieldProps {
  /** The form's field with the stored picture's URL. */
  name: string;
  label: string;
  hint: string;
  canWrite?: boolean;
  /** The upload path; without it, the picture is cropped to 4:5. */
  path?: string;
  preview: (url: string) => ReactNode;
  /** The alt text field, while there is a picture. */
  children: ReactNode;
}

/** One picture: choose, replace and remove. */
export function PictureField({
  name,
  label,
  hint,
  canWrite = true,
  path,
  preview,
  children,
}: PictureFieldProps) {
  const { setValue, getFieldState, formState } = useFormContext();
  const stored: unknown = useWatch({ name });
  const url = typeof stored === "string" ? stored : "";
  const input = useRef<HTMLInputElement>(null);
  const put = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  const uploads = useUploads(put, path);
  const { error } = getFieldState(name, formState);
  const errorId = `${fieldIdOf(name)}-error`;
  return (
    <FieldGroup title={label} hint={hint}>
      {url ? preview(url) : null}
      {canWrite ? (
        <div className="flex flex-wrap gap-3">
          <Button
            id={fieldIdOf(name)}
            variant="outline"
            size="sm"
            aria-describedby={error ? errorId : undefined}
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
            aria-label={label}
            accept={pictureTypesAccepted}
            onChange={({ currentTarget }) => {
              uploads.add([...(currentTarget.files ?? [])].slice(0, 1));
              currentTarget.value = "";
            }}
          />
        </div>
      ) : null}
      {error ? (
        <p id={errorId} className="font-medium text-destructive">
          {error.message}
        </p>
      ) : null}
      <UploadList running={uploads.running} report={uploads.report} />
      {url ? children : null}
    </FieldGroup>
  );
}

interface WidePictureFieldProps extends Pick<PictureFieldProps, "name" | "label" | "hint"> {
  /** The form field of the alt text. */
  altName: string;
  altLabel: string;
}

/** A picture that is not cropped, with its alt text. */
export function WidePictureField({ name, altName, label, altLabel, hint }: WidePictureFieldProps) {
  return (
    <PictureField
      name={name}
      label={label}
      hint={`JPEG, PNG, WebP or AVIF, up to 10 MB; ${hint}.`}
      path={adminPaths.api.wholePictures}
      preview={(url) => (
        <WidePicture
          url={url}
          alt=""
          sizes="352px"
          maxWidth={960}
          className="aspect-3/2 rounded-sm object-[50%_22%] object-cover"
        />
      )}
    >
      <TextField name={altName} label={altLabel} maxLength={200} />
    </PictureField>
  );
}
