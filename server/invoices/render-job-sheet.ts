import "server-only";
import { mmPerInch } from "@/lib/designer/print-areas";
import type { DeskDesign } from "@/lib/orders/desk-designs";
import { drawHeading } from "./pdf-heading";
import { Sheet } from "./pdf-sheet";
import { drawTable } from "./pdf-table";

/** What the printer needs of an order's designs: pieces, sides, sizes and which file is which. */
export function renderJobSheet(
  orderNumber: string,
  designs: readonly DeskDesign[],
  shopName: string,
): Promise<Buffer> {
  const title = `Job sheet, ${orderNumber}`;
  const sheet = new Sheet({ title, author: shopName, footer: title });
  drawHeading(sheet, { shopName, title: "Job sheet", note: orderNumber });
  for (const [index, design] of designs.entries()) drawDesign(sheet, design, index);
  return sheet.finish();
}

function drawDesign(sheet: Sheet, design: DeskDesign, index: number): void {
  const { left: x, width } = sheet;
  const colour = design.pieces[0]?.colorName ?? design.colour;
  sheet.y =
    sheet.write(`${index + 1}. ${design.name}`, { x, y: sheet.y, width }, { face: "strong", size: 12 }) + 2;
  sheet.y =
    sheet.write(`${design.cut} cut, ${colour}. Version ${design.versionId}`, { x, y: sheet.y, width }) + 8;
  drawTable(
    sheet,
    [
      { head: "Done", width: 40, cell: () => [], hasTickBox: true },
      { head: "Qty", width: 34, align: "right", cell: ({ quantity }) => [String(quantity)] },
      { head: "", width: 12, cell: () => [] },
      { head: "Size", width: 80, cell: ({ size }) => [size] },
      { head: "Blank", width: sheet.width - 166, cell: ({ sku }) => [sku] },
    ],
    design.pieces,
  );
  sheet.y += 8;
  drawTable(
    sheet,
    [
      { head: "Side", width: 60, cell: ({ view }) => [view] },
      { head: "Printed", width: 150, cell: ({ widthMm, heightMm }) => [sizeOf(widthMm, heightMm)] },
      { head: "File", width: sheet.width - 210, cell: ({ view }) => filesOf(design, view) },
    ],
    design.prints,
  );
  sheet.y += 20;
}

function sizeOf(widthMm: number, heightMm: number): string {
  const inches = (mm: number) => Math.round((mm / mmPerInch) * 10) / 10;
  return `${Math.round(widthMm)} × ${Math.round(heightMm)} mm (${inches(widthMm)} × ${inches(heightMm)} in)`;
}

function filesOf({ files }: DeskDesign, view: string): string[] {
  return files
    .filter((file) => file.view === view)
    .map(
      ({ kind, widthPx, heightPx, sha256 }) =>
        `${view}.${kind}, ${widthPx} × ${heightPx} px, SHA-256 ${sha256.slice(0, 16)}`,
    );
}
