import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/frame-icons";
import { designPaths } from "@/lib/design-paths";
import { type Upload, uploadTypesAccepted } from "@/lib/designer/uploads";
import { useDesigner } from "./designer-context";
import {
  forgetSending,
  loadUploads,
  type Sending,
  sendAgain,
  sendPicture,
  useUploads,
} from "./uploads-store";

interface UploadPickerProps {
  /** Of the button that asks for a file. */
  label: string;
  isMultiple: boolean;
  onPick: (upload: Upload) => void;
}

/** A picture of one's own: from a file, or one that was uploaded before. */
export function UploadPicker({ label, isMultiple, onPick }: UploadPickerProps) {
  const { say } = useDesigner();
  const { list, problem, sending } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  useEffect(loadUploads, []);

  const take = (upload: Upload | null, name: string) => {
    if (upload) onPick(upload);
    say(upload ? `${name} is on the tee` : `${name} was not taken`);
  };
  const send = async (files: readonly File[]) => {
    for (const file of files) take(await sendPicture(file), file.name);
  };

  return (
    <>
      <Button variant="brand" size="sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
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
      {sending.map((each) => (
        <SendingCard
          key={each.key}
          sending={each}
          onRetry={async () => take(await sendAgain(each.key), each.name)}
        />
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
              aria-label={nameOf(upload, list.length - index)}
              title={upload.prompt}
              onClick={() => onPick(upload)}
              className="relative aspect-square overflow-hidden rounded-sm border bg-[repeating-conic-gradient(#0001_0_25%,transparent_0_50%)] bg-size-[1rem_1rem] hover:border-foreground"
            >
              {/* biome-ignore lint/performance/noImgElement: the owner's own picture, behind their session */}
              <img
                src={designPaths.upload(upload.id)}
                alt=""
                loading="lazy"
                className="size-full object-contain"
              />
              {upload.prompt === undefined ? null : (
                <Badge variant="ink" className="absolute top-1 left-1">
                  AI
                </Badge>
              )}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function nameOf({ width, height, prompt }: Upload, nr: number): string {
  const drawn = prompt === undefined ? "" : `drawn by AI: ${prompt}, `;
  return `Picture ${nr}, ${drawn}${width} by ${height} pixels`;
}

const bar =
  "mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-accent [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand";

function SendingCard({ sending, onRetry }: { sending: Sending; onRetry: () => Promise<void> }) {
  const { key, name, share, problem, file } = sending;
  return (
    <div className="rounded-sm border p-3 text-sm">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {problem ? (
          <button
            type="button"
            aria-label={`Dismiss ${name}`}
            onClick={() => forgetSending(key)}
            className="-my-3 -mr-3 grid size-11 place-items-center rounded-sm"
          >
            <CloseIcon className="size-5" />
          </button>
        ) : null}
      </div>
      {problem ? (
        <p role="alert" className="mt-1 text-destructive">
          {problem}
        </p>
      ) : (
        <progress className={bar} value={share} aria-label={`Uploading ${name}`} />
      )}
      {problem && file ? (
        <Button
          size="sm"
          variant="outline"
          className="mt-2"
          aria-label={`Try again: ${name}`}
          onClick={() => void onRetry()}
        >
          Try again
        </Button>
      ) : null}
    </div>
  );
}
