"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";

interface PrintPreviewProps {
  /** "Front of “My tee”" */
  title: string;
  small: string;
  /** The print file, once it is made. */
  file: { href: string; widthPx: number; heightPx: number } | null;
  clothHex: string;
}

const checks = "repeating-conic-gradient(#d9d9d9 0% 25%, #ffffff 0% 50%) 50% / 24px 24px";

/** A print on its cloth colour; a click shows the actual print file at screen size. */
export function PrintPreview({ title, small, file, clothHex }: PrintPreviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasChecks, setHasChecks] = useState(false);
  return (
    <>
      <button type="button" className="block w-full rounded-sm" onClick={() => setIsOpen(true)}>
        {/* biome-ignore lint/performance/noImgElement: drawn by the shop, there is no optimizer */}
        <img
          src={small}
          alt={`${title}, the print: enlarge`}
          width={240}
          height={320}
          loading="lazy"
          style={{ background: clothHex }}
          className="h-auto w-full rounded-sm"
        />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} shape="full">
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox
            label="On a checkerboard background"
            checked={hasChecks}
            onChange={(event) => setHasChecks(event.target.checked)}
          />
          {file ? (
            <a href={file.href} download className="link inline-flex min-h-11 items-center">
              Download file (PNG, {file.widthPx} × {file.heightPx} px)
            </a>
          ) : (
            <p>Preview only: the print file isn't ready yet.</p>
          )}
        </div>
        {/* biome-ignore lint/performance/noImgElement: the file itself, for staff alone */}
        <img
          src={file?.href ?? small}
          alt={`${title}, the print`}
          style={{ background: hasChecks ? checks : clothHex }}
          className="mx-auto mt-3 max-h-[calc(100dvh-11rem)] max-w-full rounded-sm"
        />
      </Dialog>
    </>
  );
}
