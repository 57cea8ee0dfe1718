"use client";

import { ToggleGroup } from "radix-ui";
import { Fragment, useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { adminPaths } from "@/lib/admin-paths";
import { designPaths, type PicturedVersion } from "@/lib/designer/design-paths";
import { sidesShowing, viewsOn } from "@/lib/designer/printing/placements";
import type { SidePrint } from "@/lib/designer/printing/print-price";
import { formatPrintSize, formatSideName } from "@/lib/orders/admin-designs";

const grounds = { tee: "Colour of the tee", checks: "Checks", white: "White" } as const;
type Ground = keyof typeof grounds;

const checks = "repeating-conic-gradient(#d9d9d9 0% 25%, #ffffff 0% 50%) 50% / 24px 24px";

interface PrintPreviewsProps {
  id: string;
  name: string;
  look: PicturedVersion & { clothHex: string };
  prints: readonly (SidePrint & { widthPx: number | null; heightPx: number | null })[];
}

/** Each side as worn, beside its print. */
export function PrintPreviews({ id, name, look, prints }: PrintPreviewsProps) {
  const [ground, setGround] = useState<Ground>("tee");
  const background = { tee: look.clothHex, checks, white: "#ffffff" }[ground];
  return (
    <section aria-labelledby="prints-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="prints-heading" className="font-semibold text-lg">
          Prints
        </h2>
        <ToggleGroup.Root
          type="single"
          value={ground}
          onValueChange={(value) => setGround((before) => toGround(value) ?? before)}
          aria-label="Background"
          className="inline-flex rounded-sm border p-0.5"
        >
          {Object.entries(grounds).map(([value, label]) => (
            <ToggleGroup.Item
              key={value}
              value={value}
              className="min-h-11 rounded-sm px-3 text-sm hover:bg-accent data-[state=on]:bg-accent data-[state=on]:font-semibold lg:min-h-8"
            >
              {label}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-6 lg:max-xl:grid-cols-3 2xl:grid-cols-3">
        {sidesShowing(prints).map((side) => (
          <Fragment key={side}>
            <li className="min-w-0">
              <LargePicture
                title={`Mockup of “${name}”, ${side}`}
                small={designPaths.versionPicture(look, side)}
                ratio="4 / 5"
              />
              <p className="mt-1 text-muted-foreground">Mockup, {side}</p>
            </li>
            {prints
              .filter(({ view }) => viewsOn(side).includes(view))
              .map((print) => (
                <li key={print.view} className="min-w-0">
                  <LargePicture
                    title={`${formatSideName(print.view)} of “${name}”, the print`}
                    small={designPaths.printPicture(look, print.view)}
                    large={adminPaths.submissionPrint(id, print.view)}
                    background={background}
                    ratio="4 / 5"
                  />
                  <p className="mt-1">
                    {formatSideName(print.view)}: {formatPrintSize(print)}
                  </p>
                  <p className="text-muted-foreground">
                    {print.widthPx === null
                      ? "Preview: the print file is made when it's ordered"
                      : `${print.widthPx} × ${print.heightPx} px, ready to print`}
                  </p>
                </li>
              ))}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function toGround(value: string): Ground | undefined {
  return Object.keys(grounds).find((known): known is Ground => known === value);
}

interface LargePictureProps {
  /** The title of the picture. */
  title: string;
  small: string;
  /** The full-resolution version. */
  large?: string;
  background?: string;
  /** The ratio of its frame. */
  ratio: string;
}

/** A picture that opens at screen size and can be zoomed. */
function LargePicture({ title, small, large, background, ratio }: LargePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <button type="button" className="block w-full rounded-sm" onClick={() => setIsOpen(true)}>
        {/* biome-ignore lint/performance/noImgElement: drawn by the shop, there is no optimizer */}
        <img
          src={small}
          alt={`${title}: enlarge`}
          width={400}
          height={500}
          style={{ background, aspectRatio: ratio }}
          className="h-auto w-full cursor-zoom-in rounded-sm bg-secondary object-contain"
        />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} shape="full">
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox
            label="Actual pixels"
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
