import { Fragment } from "react";
import { designPaths } from "@/lib/designer/design-paths";
import { type GarmentSide, sidesShowing, viewsOn } from "@/lib/designer/printing/placements";
import { printAreaOf } from "@/lib/designer/printing/print-areas";
import type { SidePrint } from "@/lib/designer/printing/print-price";
import { formatArea, type PrintedDesign } from "@/lib/designer/shop";
import { sideNames } from "../side-names";
import { DrawnPicture } from "./drawn-picture";
import { PrintPicture } from "./proof-seen";

interface ProofPicturesProps {
  design: PrintedDesign;
  /** The side to show first. */
  first?: GarmentSide;
}

/** The mockup of each side, and beside it each of its prints at the same size, on the cloth colour. */
export function ProofPictures({ design, first }: ProofPicturesProps) {
  const sides = sidesShowing(design.prints).toSorted((a, b) => Number(b === first) - Number(a === first));
  return (
    <section aria-label={`Pictures of “${design.name}”`} className="min-w-0">
      <ul className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {sides.map((side) => (
          <Fragment key={side}>
            <Mockup design={design} side={side} />
            {design.prints
              .filter(({ view }) => viewsOn(side).includes(view))
              .map((print) => (
                <PrintOfSide key={print.view} design={design} print={print} />
              ))}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function Mockup({ design, side }: { design: PrintedDesign; side: GarmentSide }) {
  return (
    <li className="min-w-0">
      <DrawnPicture
        src={designPaths.versionPicture(design, side)}
        alt={`${design.name} on the ${side} of a tee in ${design.colour.name}`}
        width={1000}
        height={1250}
        canAskAgain
        className="rounded-sm"
      />
      <p className="mt-2 text-muted-foreground text-sm">Digital mockup; colours and folds may vary.</p>
    </li>
  );
}

function PrintOfSide({ design, print }: { design: PrintedDesign; print: SidePrint }) {
  const area = printAreaOf(design.cut, print.view);
  const side = sideNames[print.view];
  return (
    <li className="min-w-0">
      <PrintPicture
        src={designPaths.printPicture(design, print.view)}
        alt={`${side} print`}
        width={Math.round(area.widthMm)}
        height={Math.round(area.heightMm)}
        canAskAgain
        style={{ backgroundColor: design.colour.hex }}
        className="rounded-sm outline-1 outline-white/40 outline-dashed -outline-offset-8"
      />
      <h3 className="mt-2 font-semibold">{side}</h3>
      <p className="text-muted-foreground text-sm">
        Printed {formatArea(print)} ({centimetres(print)}), within an area of {formatArea(area)}
      </p>
    </li>
  );
}

function centimetres({ widthMm, heightMm }: SidePrint): string {
  return `${Math.round(widthMm) / 10} × ${Math.round(heightMm) / 10} cm`;
}
