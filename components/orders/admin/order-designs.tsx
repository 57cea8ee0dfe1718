import Link from "next/link";
import { Fragment } from "react";
import { Section } from "@/components/admin/section";
import { adminPaths } from "@/lib/admin-paths";
import { designPaths } from "@/lib/designer/design-paths";
import { type GarmentSide, sidesShowing, viewsOn } from "@/lib/designer/printing/placements";
import {
  explainMissingFiles,
  explainNotPrinted,
  formatPrintSize,
  formatSideName,
  hasFiles,
  type ShownDesign,
} from "@/lib/orders/admin-designs";
import type { OrderStatus } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import { PrintPreview } from "./print-preview";
import { RetryPrintFiles } from "./retry-print-files";

interface OrderDesignsProps {
  order: { orderNumber: string; status: OrderStatus };
  designs: readonly ShownDesign[];
  canPrint: boolean;
  canReview: boolean;
}

/** The order's custom designs: placement and print files. */
export function OrderDesigns({ order, designs, canPrint, canReview }: OrderDesignsProps) {
  const { orderNumber } = order;
  const isReady = designs.every(hasFiles);
  const notPrinted = explainNotPrinted(order.status);
  return (
    <Section id="designs-heading" title="Custom designs">
      <ul className="mt-3 divide-y border-y">
        {designs.map((design) => (
          <DesignRow key={design.versionId} design={design} order={order} canReview={canReview} />
        ))}
      </ul>
      {notPrinted ? (
        canPrint ? (
          <p className="mt-2 text-muted-foreground">{notPrinted}</p>
        ) : null
      ) : isReady ? (
        <p className="mt-2">
          <a
            href={adminPaths.printFiles(orderNumber)}
            className="link inline-flex min-h-11 items-center"
            download
          >
            Download print files (ZIP)
          </a>
        </p>
      ) : canPrint && designs.some(({ problem }) => problem !== null) ? (
        <RetryPrintFiles orderNumber={orderNumber} />
      ) : null}
    </Section>
  );
}

const states = { waiting: "waiting", approved: "approved", refused: "can't be printed as is" };

interface DesignRowProps extends Pick<OrderDesignsProps, "order" | "canReview"> {
  design: ShownDesign;
}

function DesignRow({ design, order, canReview }: DesignRowProps) {
  const { name, garment, items, colour, prints, rights, review } = design;
  return (
    <li className="grid gap-2 py-4">
      <div>
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="text-sm">
          {garment}, {design.cut} cut, {items[0]?.colorName ?? colour}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {sidesShowing(prints).map((side) => (
          <Fragment key={side}>
            <MockupOfSide design={design} side={side} />
            {prints
              .filter(({ view }) => viewsOn(side).includes(view))
              .map((print) => (
                <PrintOfSide key={print.view} design={design} print={print} orderNumber={order.orderNumber} />
              ))}
          </Fragment>
        ))}
      </ul>
      {review && canReview ? (
        <p className="text-sm">
          <Link href={adminPaths.submission(review.submissionId)} prefetch={false} className="link">
            {review.state === "waiting" ? "Review design" : "View review"}
          </Link>
          <span className="text-muted-foreground">: {states[review.state]}</span>
        </p>
      ) : null}
      {hasFiles(design) ? null : (
        <p className="text-sm text-warning">{explainMissingFiles(design, order.status)}</p>
      )}
      {rights ? (
        <p className="text-muted-foreground text-sm">Rights confirmed {formatMoment(rights.at)}</p>
      ) : null}
    </li>
  );
}

function MockupOfSide({ design, side }: { design: ShownDesign; side: GarmentSide }) {
  const picture = designPaths.versionPicture(design, side);
  return (
    <li className="min-w-0 text-sm">
      <a href={picture} target="_blank" rel="noreferrer" className="block rounded-sm">
        {/* biome-ignore lint/performance/noImgElement: drawn by the shop, there is no optimizer */}
        <img
          src={picture}
          alt={`Mockup of ${design.name}, ${side}: enlarge`}
          width={240}
          height={300}
          loading="lazy"
          className="h-auto w-full rounded-sm bg-secondary"
        />
      </a>
      <p className="mt-1 text-muted-foreground">Mockup, {side}</p>
    </li>
  );
}

interface PrintOfSideProps {
  design: ShownDesign;
  print: ShownDesign["prints"][number];
  orderNumber: string;
}

function PrintOfSide({ design, print, orderNumber }: PrintOfSideProps) {
  const { versionId, name, files, clothHex } = design;
  const { view } = print;
  const png = files.find((file) => file.view === view && file.kind === "png");
  return (
    <li className="min-w-0 text-sm">
      <PrintPreview
        title={`${formatSideName(view)} of “${name}”`}
        small={designPaths.printPicture(design, view)}
        file={png ? { ...png, href: adminPaths.print(orderNumber, versionId, view) } : null}
        clothHex={clothHex}
      />
      <p className="mt-1">
        {formatSideName(view)}: {formatPrintSize(print)}
      </p>
      {png ? (
        <p className="wrap-anywhere text-muted-foreground">
          {png.widthPx} × {png.heightPx} px, SHA-256 {png.sha256.slice(0, 12)}
        </p>
      ) : null}
    </li>
  );
}
