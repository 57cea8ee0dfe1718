"use client";

import { type DragEvent, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup } from "@/components/admin/form/form-fields";
import { UploadList } from "@/components/pictures/admin/upload-list";
import { useUploads } from "@/components/pictures/admin/use-uploads";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useWhenSeen } from "@/components/ui/use-when-seen";
import type { DeskColor } from "@/lib/products/desk-product";
import { pictureTypesAccepted } from "@/lib/products/picture-rules";
import type { ProductForm } from "@/lib/products/product-form";
import type { PictureListProps } from "./picture-list-props";
import { PictureRow } from "./picture-row";

/** Pictures by button or dropped here. */
export function PictureField({ colors }: { colors: readonly DeskColor[] }) {
  const { control, getFieldState, getValues, setValue, formState } = useFormContext<ProductForm>();
  const { fields, move, remove } = useFieldArray({ control, name: "pictures" });
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { error } = getFieldState("pictures", formState);
  const problem = error?.message ?? error?.root?.message;
  const places = useRef(new Map<string, number>());
  const uploads = useUploads((url, place) => {
    places.current.set(url, place);
    const pictures = getValues("pictures");
    const later = pictures.findIndex((one) => (places.current.get(one.url) ?? -1) > place);
    const index = later < 0 ? pictures.length : later;
    const added = { url, color: "", type: "front" as const, alt: "" };
    setValue("pictures", pictures.toSpliced(index, 0, added), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  return (
    <FieldGroup
      title="Pictures"
      hint="JPEG, PNG, WebP or AVIF, up to 10 MB each. Each is cut to 4:5 from its middle; 1920 by 2400 pixels look best."
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for files; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cn(
          "flex flex-wrap items-center gap-3 rounded-sm border border-dashed p-4",
          isOver ? "border-foreground bg-accent" : "border-input",
        )}
      >
        <Button
          id={fieldIdOf("pictures")}
          variant="outline"
          aria-describedby={problem ? "pictures-error" : undefined}
          onClick={() => input.current?.click()}
        >
          Choose pictures
        </Button>
        <span className="text-muted-foreground">or drop them here</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Pictures"
          accept={pictureTypesAccepted}
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      </div>
      {problem ? (
        <p id="pictures-error" className="font-medium text-destructive">
          {problem}
        </p>
      ) : null}
      <UploadList running={uploads.running} report={uploads.report} />
      {fields.length > 0 ? (
        <PictureList pictures={fields} colors={colors} onMove={move} onRemove={remove} />
      ) : null}
    </FieldGroup>
  );
}

const loadSortable = async () => (await import("./sortable-pictures")).SortablePictures;

/** The pictures in their order; the first is the cover. What moves them comes when they are in view. */
function PictureList(props: PictureListProps) {
  const { box, Seen } = useWhenSeen(loadSortable);
  return (
    <div ref={box}>
      {Seen ? (
        <Seen {...props} />
      ) : (
        <ol>
          {props.pictures.map(({ id, url }, index) => (
            <PictureRow
              key={id}
              index={index}
              url={url}
              colors={props.colors}
              onRemove={() => props.onRemove(index)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
