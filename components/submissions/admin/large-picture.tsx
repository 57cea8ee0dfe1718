"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";

interface LargePictureProps {
  /** What it shows. */
  title: string;
  small: string;
  /** The same with all its pixels. */
  large?: string;
  background?: string;
  /** Of its frame. */
  ratio: string;
}

/** A picture that opens as large as the screen, and larger. */
export function LargePicture({ title, small, large, background, ratio }: LargePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <button type="button" className="block w-full rounded-sm" onClick={() => setIsOpen(true)}>
        {/* biome-ignore lint/performance/noImgElement: drawn by the shop, there is no optimizer */}
        <img
          src={small}
          alt={`${title}: look at it large`}
          width={400}
          height={500}
          style={{ background, aspectRatio: ratio }}
          className="h-auto w-full cursor-zoom-in rounded-sm bg-secondary object-contain"
        />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} shape="full">
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox
            label="Every pixel"
            checked={isWhole}
            onChange={(event) => setIsWhole(event.target.checked)}
          />
          {large ? (
            <a href={large} download className="link inline-flex min-h-11 items-center">
              Download this print (PNG)
            </a>
          ) : null}
        </div>
        <div tabIndex={isWhole ? 0 : undefined} className="mt-3 overflow-auto">
          {/* biome-ignore lint/performance/noImgElement: the file itself, for staff alone */}
          <img
            src={large ?? small}
            alt={title}
            style={{ background: background ?? "none" }}
            className={
              isWhole ? "max-w-none rounded-sm" : "mx-auto max-h-[calc(100dvh-11rem)] max-w-full rounded-sm"
            }
          />
        </div>
      </Dialog>
    </>
  );
}
