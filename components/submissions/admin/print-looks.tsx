"use client";

import { ToggleGroup } from "radix-ui";
import { Fragment, useState } from "react";
import { designPaths, type PicturedVersion } from "@/lib/design-paths";
import { sidesShowing, viewsOn } from "@/lib/designer/placements";
import type { SidePrint } from "@/lib/designer/print-price";
import { officePaths } from "@/lib/office-paths";
import { nameSide, tellPrintSize } from "@/lib/orders/desk-designs";
import { LargePicture } from "./large-picture";

const grounds = { tee: "Colour of the tee", checks: "Checks", white: "White" } as const;
type Ground = keyof typeof grounds;

const checks = "repeating-conic-gradient(#d9d9d9 0% 25%, #ffffff 0% 50%) 50% / 24px 24px";

interface PrintLooksProps {
  id: string;
  name: string;
  look: PicturedVersion & { clothHex: string };
  prints: readonly (SidePrint & { widthPx: number | null; heightPx: number | null })[];
}

/** Each side as it will be worn, beside what is printed there. */
export function PrintLooks({ id, name, look, prints }: PrintLooksProps) {
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
          aria-label="What the prints lie on"
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
                    title={`${nameSide(print.view)} of “${name}”, the print`}
                    small={designPaths.printPicture(look, print.view)}
                    large={officePaths.submissionPrint(id, print.view)}
                    background={background}
                    ratio="4 / 5"
                  />
                  <p className="mt-1">
                    {nameSide(print.view)}: {tellPrintSize(print)}
                  </p>
                  <p className="text-muted-foreground">
                    {print.widthPx === null
                      ? "Drawn for you: the press gets its file when an order wants it"
                      : `${print.widthPx} × ${print.heightPx} px, ready for the press`}
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
