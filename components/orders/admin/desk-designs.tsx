import { designPaths } from "@/lib/design-paths";
import { officePaths } from "@/lib/office-paths";
import { type DeskDesign, hasFiles, tellWaiting } from "@/lib/orders/desk-designs";
import type { OrderStatus } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import { RetryPrintFiles } from "./retry-print-files";

interface DeskDesignsProps {
  order: { orderNumber: string; status: OrderStatus };
  designs: readonly DeskDesign[];
  canPrint: boolean;
}

/** The buyer's own designs: what goes where, and the files for the press. */
export function DeskDesigns({ order, designs, canPrint }: DeskDesignsProps) {
  const { orderNumber, status } = order;
  const isReady = designs.every(hasFiles);
  return (
    <section aria-labelledby="designs-heading">
      <h2 id="designs-heading" className="font-semibold text-lg">
        Own designs
      </h2>
      <ul className="mt-3 divide-y border-y">
        {designs.map((design) => (
          <DesignRow key={design.versionId} design={design} status={status} />
        ))}
      </ul>
      {!canPrint ? null : isReady ? (
        <p className="mt-2">
          <a
            href={officePaths.printFiles(orderNumber)}
            className="link inline-flex min-h-11 items-center"
            download
          >
            Download the print files (ZIP)
          </a>
        </p>
      ) : designs.some(({ problem }) => problem !== null) ? (
        <RetryPrintFiles orderNumber={orderNumber} />
      ) : null}
    </section>
  );
}

function DesignRow({ design, status }: { design: DeskDesign; status: OrderStatus }) {
  const { versionId, name, prints, files, rights } = design;
  const picture = prints.some(({ view }) => view !== "back") ? "front" : "back";
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-3">
      {/* biome-ignore lint/performance/noImgElement: drawn by the shop, there is no optimizer */}
      <img
        src={designPaths.versionPicture(versionId, picture)}
        alt={`Mockup of ${name}`}
        width={80}
        height={100}
        loading="lazy"
        className="h-auto w-full rounded-sm bg-secondary"
      />
      <div className="min-w-0">
        <h3 className="break-words font-semibold">{name}</h3>
        <ul className="text-sm">
          {prints.map(({ view, widthMm, heightMm }) => {
            const png = files.find((file) => file.view === view && file.kind === "png");
            return (
              <li key={view}>
                <span className="capitalize">{view}</span>: {Math.round(widthMm) / 10} ×{" "}
                {Math.round(heightMm) / 10} cm
                {png ? (
                  <span className="block break-all text-muted-foreground">
                    {png.widthPx} × {png.heightPx} px, SHA-256 {png.sha256.slice(0, 12)}
                  </span>
                ) : null}
              </li>
            );
          })}
        </ul>
        {hasFiles(design) ? null : <p className="mt-1 text-sm text-warning">{tellWaiting(design, status)}</p>}
        {rights ? (
          <p className="mt-1 text-muted-foreground text-sm">Rights confirmed {formatMoment(rights.at)}</p>
        ) : null}
      </div>
    </li>
  );
}
