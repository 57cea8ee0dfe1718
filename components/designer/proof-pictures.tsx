import { designPaths } from "@/lib/design-paths";
import { printAreaOf } from "@/lib/designer/print-areas";
import type { SidePrint } from "@/lib/designer/print-price";
import { type Proof, tellArea } from "@/lib/designer/shop";
import { sideNames } from "./side-names";

/** The mockup, then each print by itself on the colour of its cloth. */
export function ProofPictures({ proof }: { proof: Proof }) {
  const isOnBack = proof.prints.some(({ view }) => view === "back");
  const isOnFront = proof.prints.some(({ view }) => view !== "back");
  const sides = [...(isOnFront ? (["front"] as const) : []), ...(isOnBack ? (["back"] as const) : [])];
  return (
    <section aria-labelledby="proof-pictures" className="min-w-0">
      <h2 id="proof-pictures" className="sr-only">
        Pictures
      </h2>
      <div className={sides.length > 1 ? "grid grid-cols-2 gap-3" : "grid gap-3"}>
        {sides.map((side) => (
          // biome-ignore lint/performance/noImgElement: drawn by the shop at the size that is shown
          <img
            key={side}
            src={designPaths.versionPicture(proof.versionId, side)}
            alt={`${proof.name} on the ${side} of a tee in ${proof.colour.name}`}
            width={1000}
            height={1250}
            className="h-auto w-full rounded-sm bg-secondary"
          />
        ))}
      </div>
      <p className="mt-2 text-muted-foreground text-sm">Digital mockup; colours and folds vary.</p>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2">
        {proof.prints.map((print) => (
          <PrintOfSide key={print.view} proof={proof} print={print} />
        ))}
      </ul>
    </section>
  );
}

function PrintOfSide({ proof, print }: { proof: Proof; print: SidePrint }) {
  const area = printAreaOf(proof.cut, print.view);
  const side = sideNames[print.view];
  return (
    <li className="min-w-0">
      <div className="rounded-sm p-3" style={{ backgroundColor: proof.colour.hex }}>
        {/* biome-ignore lint/performance/noImgElement: drawn by the shop at the size that is shown */}
        <img
          src={designPaths.printPicture(proof.versionId, print.view)}
          alt={`The print of the ${side.toLowerCase()}`}
          width={Math.round(area.widthMm)}
          height={Math.round(area.heightMm)}
          loading="lazy"
          className="h-auto w-full outline-1 outline-white/40 outline-dashed"
        />
      </div>
      <h3 className="mt-2 font-semibold">{side}</h3>
      <p className="text-muted-foreground text-sm">
        Printed {tellArea(print)} ({centimetres(print)}), within an area of {tellArea(area)}
      </p>
    </li>
  );
}

function centimetres({ widthMm, heightMm }: SidePrint): string {
  return `${Math.round(widthMm) / 10} × ${Math.round(heightMm) / 10} cm`;
}
