import "server-only";
import { countItems, type PickingLine } from "@/lib/orders/picking-list";
import { formatMoment } from "@/lib/orders/when";
import { drawHeading } from "./pdf-heading";
import { Sheet } from "./pdf-sheet";
import { drawTable } from "./pdf-table";

/** Items to pick from stock, one line per variant. */
export function renderPickingList(
  lines: readonly PickingLine[],
  shopName: string,
  at: Date,
): Promise<Buffer> {
  const title = `Pick list, ${formatMoment(at.toISOString())}`;
  const sheet = new Sheet({ title, author: shopName, footer: title });
  const quantity = countItems(lines);
  const note = `${quantity} ${quantity === 1 ? "item" : "items"}, ${formatMoment(at.toISOString())}`;
  drawHeading(sheet, { shopName, title: "Pick list", note });
  drawTable(
    sheet,
    [
      { head: "Picked", width: 40, cell: () => [], hasTickBox: true },
      { head: "Qty", width: 34, align: "right", cell: (line) => [String(line.quantity)] },
      { head: "", width: 12, cell: () => [] },
      { head: "Item", width: 150, cell: (line) => [line.title, line.sku] },
      { head: "Colour", width: 80, cell: (line) => [line.color] },
      { head: "Size", width: 44, cell: (line) => [line.size] },
      { head: "For", width: sheet.width - 360, cell: (line) => [ordersOf(line)] },
    ],
    lines,
  );
  return sheet.finish();
}

function ordersOf({ orders }: PickingLine): string {
  return orders.map(({ number, quantity }) => (quantity > 1 ? `${number} × ${quantity}` : number)).join(", ");
}
