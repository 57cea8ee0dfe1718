"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/frame-icons";
import { useIsAlive } from "@/components/ui/use-is-alive";
import { photoPath } from "@/lib/catalog/public-review";
import { uploadTypesAccepted } from "@/lib/designer/uploads";
import { mostPhotos } from "@/lib/reviews/review";
import { type OwnPhoto, sendPhoto } from "./send-photo";

interface PhotoChoiceProps {
  /** Where a photo is sent. */
  path: string;
  photos: readonly OwnPhoto[];
  /** Told before the first photo is sent, and after the last one whether all of them are kept. */
  onSend: (state: "sending" | "kept" | "lost") => void;
}

/** Photos go to the shop as soon as they are chosen; the form names those that belong to it. */
export function PhotoChoice({ path, photos: before, onSend }: PhotoChoiceProps) {
  const [photos, setPhotos] = useState(before.slice(0, mostPhotos));
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState("");
  const isAlive = useIsAlive();
  const input = useRef<HTMLInputElement>(null);
  const room = mostPhotos - photos.length - sending;

  async function send(files: readonly File[]): Promise<void> {
    const taken = files.slice(0, room);
    setProblem(files.length > room ? `A review has ${mostPhotos} photos at most.` : "");
    setSending(taken.length);
    onSend("sending");
    let areKept = taken.length === files.length;
    for (const file of taken) {
      const answer = await sendPhoto(path, file);
      if (typeof answer === "string") {
        areKept = false;
        setProblem(`${file.name}: ${answer}`);
      } else setPhotos((kept) => [...kept, answer]);
      setSending((count) => count - 1);
    }
    onSend(areKept ? "kept" : "lost");
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">
        Photos <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      <input type="hidden" name="photos" value={photos.map(({ id }) => id).join(",")} />
      {photos.length + sending > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-3">
          {photos.map(({ id, key }, index) => (
            <li key={id} className="relative">
              {/* biome-ignore lint/performance/noImgElement: already small, and no picture of the shop's folder */}
              <img
                src={photoPath(id, "small", key)}
                alt={`Yours, ${index + 1} of ${photos.length}`}
                width={96}
                height={96}
                className="size-24 rounded-xs bg-muted object-cover"
              />
              <button
                type="button"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => setPhotos(photos.filter((each) => each.id !== id))}
                className="absolute -top-2.5 -right-2.5 grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-full border bg-card">
                  <CloseIcon className="size-4" />
                </span>
              </button>
            </li>
          ))}
          {Array.from({ length: sending }, (_, index) => `sending ${index}`).map((key) => (
            <li key={key} className="size-24 animate-pulse rounded-xs bg-muted" />
          ))}
        </ul>
      ) : null}
      {isAlive ? (
        <>
          <Button
            variant="outline"
            size="sm"
            className="mt-2"
            isPending={sending > 0}
            aria-disabled={room < 1 || undefined}
            onClick={() => room > 0 && input.current?.click()}
          >
            Add photos
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            accept={uploadTypesAccepted}
            aria-label="Photos of the piece"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void send([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </>
      ) : null}
      <p className="mt-1.5 text-muted-foreground text-sm">
        Up to {mostPhotos}, JPEG, PNG or WebP. We remove where and when they were taken.
        <noscript> Photos need JavaScript; the rest works without.</noscript>
      </p>
      <p role="status" className="text-destructive text-sm empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
}
