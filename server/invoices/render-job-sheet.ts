import "server-only";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import { type AdminDesign, formatPrintSize, formatSideName } from "@/lib/orders/admin-designs";
import { drawHeading } from "./pdf-heading";
import { Sheet } from "./pdf-sheet";
import { drawTable } from "./pdf-table";

/** A design with the data of its files. */
export interface Job {
  design: AdminDesign;
  /** JPEGs of 4:5, one per printed side of the garment. */
  mockups: readonly Buffer[];
  /** Distance from the collar to the ink, in mm; null for sleeves. */
  dropsMm: ReadonlyMap<PrintView, number>;
}

const mockup = { width: 132, height: 165, gap: 10 };

/** The printer's job sheet for an order's designs: pictures, quantities, sides, sizes and file names. */
export function renderJobSheet(orderNumber: string, jobs: readonly Job[], shopName: string): Promise<Buffer> {
  const title = `Job sheet, ${orderNumber}`;
  const sheet = new Sheet({ title, author: shopName, footer: title });
  drawHeading(sheet, { shopName, title: "Job sheet", note: orderNumber });
  for (const [index, job] of jobs.entries()) drawJob(sheet, job, index);
  return sheet.finish();
}

function drawJob(sheet: Sheet, { design, mockups, dropsMm }: Job, index: number): void {
  if (!sheet.hasRoomFor(mockup.height + 90)) sheet.turnPage();
  const { left: x, width } = sheet;
  const colour = design.items[0]?.colorName ?? design.colour;
  const garment = `${design.garment}, ${design.cut} cut, ${colour}. Version ${design.versionId}`;
  sheet.y =
    sheet.write(`${index + 1}. ${design.name}`, { x, y: sheet.y, width }, { face: "strong", size: 12 }) + 2;
  sheet.y = sheet.write(garment, { x, y: sheet.y, width }) + 8;
  drawMockups(sheet, mockups);
  drawTable(
    sheet,
    [
      { head: "Done", width: 40, cell: () => [], hasTickBox: true },
      { head: "Qty", width: 34, align: "right", cell: ({ quantity }) => [String(quantity)] },
      { head: "", width: 12, cell: () => [] },
      { head: "Size", width: 80, cell: ({ size }) => [size] },
      { head: "Blank", width: sheet.width - 166, cell: ({ sku }) => [sku] },
    ],
    design.items,
  );
  sheet.y += 8;
  drawTable(
    sheet,
    [
      { head: "Side", width: 70, cell: ({ view }) => [formatSideName(view)] },
      { head: "Printed", width: 130, cell: (print) => [formatPrintSize(print)] },
      { head: "Drop from collar", width: 80, cell: ({ view }) => [formatDrop(dropsMm.get(view))] },
      { head: "File", width: sheet.width - 280, cell: ({ view }) => filesOf(design, view) },
    ],
    design.prints,
  );
  sheet.y += 20;
}

function drawMockups(sheet: Sheet, mockups: readonly Buffer[]): void {
  for (const [index, bytes] of mockups.entries()) {
    const x = sheet.left + index * (mockup.width + mockup.gap);
    sheet.picture(bytes, { x, y: sheet.y, width: mockup.width });
  }
  if (mockups.length > 0) sheet.y += mockup.height + 10;
}

function formatDrop(dropMm: number | undefined): string {
  return dropMm === undefined ? "—" : `${Math.round(dropMm) / 10} cm`;
}

function filesOf({ files }: AdminDesign, view: string): string[] {
  return files
    .filter((file) => file.view === view)
    .map(
      ({ kind, widthPx, heightPx, sha256 }) =>
        `${view}.${kind}, ${widthPx} × ${heightPx} px, SHA-256 ${sha256.slice(0, 16)}`,
    );
}
