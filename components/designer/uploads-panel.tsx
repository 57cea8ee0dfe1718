"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/icons";
import { designPaths } from "@/lib/design-paths";
import { mmPerInch, printAreaOf } from "@/lib/designer/print-areas";
import { type Upload, uploadTypesAccepted } from "@/lib/designer/uploads";
import { useDesigner } from "./designer-context";
import { putLayer } from "./new-layer";
import { forgetSending, loadUploads, sendPicture, useUploads } from "./uploads-store";
import { useSelected } from "./use-selected";

/** Good for print, if the pixels allow it; in mm. */
const startWidthMm = 200;

/** Pictures of one's own. With a picture selected, a press puts another in its place. */
export function UploadsPanel() {
  const designer = useDesigner();
  const { list, problem, sending } = useUploads();
  const selected = useSelected();
  const input = useRef<HTMLInputElement>(null);
  const replaced = selected?.type === "image" ? selected : null;
  useEffect(loadUploads, []);

  const place = (upload: Upload) => {
    if (replaced) {
      const height = (replaced.width * upload.height) / upload.width;
      designer.changeLayer(replaced.id, "Replace the picture", () => ({
        ...replaced,
        asset: upload.id,
        crop: { x: 0, y: 0, width: 1, height: 1 },
        height,
      }));
      return;
    }
    const { document, view } = designer.editing.get();
    const area = printAreaOf(document.cut, view);
    const sharp = (upload.width / 200) * mmPerInch;
    const width = Math.max(
      20,
      Math.min(startWidthMm, sharp, area.widthMm * 0.8, (area.heightMm * 0.6 * upload.width) / upload.height),
    );
    putLayer(designer, {
      type: "image",
      asset: upload.id,
      crop: { x: 0, y: 0, width: 1, height: 1 },
      width,
      height: (width * upload.height) / upload.width,
    });
  };

  const send = async (files: readonly File[]) => {
    for (const file of files) {
      const upload = await sendPicture(file);
      if (upload) place(upload);
      designer.say(upload ? `${file.name} is on the tee` : `${file.name} was not taken`);
    }
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <Button variant="brand" size="sm" onClick={() => input.current?.click()}>
        {replaced ? "Upload another picture" : "Upload a picture"}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={!replaced}
        accept={uploadTypesAccepted}
        aria-label="Pictures to upload"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <p className="text-muted-foreground text-sm">
        JPG, PNG or WebP, up to 20 MB. Best with a transparent background and 2,000 pixels or more.
      </p>
      {sending.map(({ key, name, share, problem: wrong }) => (
        <div key={key} className="rounded-sm border p-3 text-sm">
          <div className="flex items-start gap-2">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {wrong ? (
              <button type="button" aria-label={`Dismiss ${name}`} onClick={() => forgetSending(key)}>
                <CloseIcon className="size-5" />
              </button>
            ) : null}
          </div>
          {wrong ? (
            <p role="alert" className="mt-1 text-destructive">
              {wrong}
            </p>
          ) : (
            <progress
              className="mt-2 h-1.5 w-full accent-brand"
              value={share}
              aria-label={`Uploading ${name}`}
            />
          )}
        </div>
      ))}
      {problem ? (
        <p className="text-destructive text-sm">
          {problem}{" "}
          <button type="button" className="link min-h-11" onClick={loadUploads}>
            Try again
          </button>
        </p>
      ) : null}
      {list && list.length > 0 ? (
        <div className="grid grid-cols-3 gap-2">
          {list.map((upload, index) => (
            <button
              key={upload.id}
              type="button"
              aria-label={`Picture ${list.length - index}, ${upload.width} by ${upload.height} pixels`}
              onClick={() => place(upload)}
              className="aspect-square overflow-hidden rounded-sm border bg-[repeating-conic-gradient(#0001_0_25%,transparent_0_50%)] bg-size-[1rem_1rem] hover:border-foreground"
            >
              {/* biome-ignore lint/performance/noImgElement: the owner's own picture, behind their session */}
              <img
                src={designPaths.upload(upload.id)}
                alt=""
                loading="lazy"
                className="size-full object-contain"
              />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
