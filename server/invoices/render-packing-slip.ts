import "server-only";
import type { PackingSlip } from "@/lib/invoices/packing-slip";
import { formatAmount } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { palette } from "@/lib/palette";
import { formatPhone } from "@/lib/phone";
import { drawHeading, drawParty } from "./pdf-heading";
import { Sheet } from "./pdf-sheet";
import { drawTable } from "./pdf-table";

/** The contents and address of a parcel, without prices. */
export function renderPackingSlip(slip: PackingSlip, shopName: string): Promise<Buffer> {
  const title = `Packing slip ${slip.orderNumber}`;
  const sheet = new Sheet({ title, author: shopName, footer: title });
  drawHeading(sheet, { shopName, title: "Packing slip", note: slip.orderNumber });
  drawDestination(sheet, slip);
  drawTable(
    sheet,
    [
      { head: "Packed", width: 44, cell: () => [], hasTickBox: true },
      { head: "Qty", width: 34, align: "right", cell: (item) => [String(item.quantity)] },
      { head: "", width: 12, cell: () => [] },
      { head: "Piece", width: sheet.width - 300, cell: (item) => [item.title, item.sku] },
      { head: "Colour", width: 130, cell: (item) => [item.colorName] },
      { head: "Size", width: 80, cell: (item) => [item.size] },
    ],
    slip.items,
  );
  const pieces = slip.items.reduce((sum, item) => sum + item.quantity, 0);
  const place = { x: sheet.left, width: sheet.width };
  if (!sheet.hasRoomFor(30 + sheet.heightOf(slip.note, place.width, { size: 9 }))) sheet.turnPage();
  const style = { face: "strong", size: 9 } as const;
  const count = `${pieces} ${pieces === 1 ? "piece" : "pieces"} in this parcel`;
  sheet.y = sheet.write(count, { ...place, y: sheet.y + 10 }, style);
  if (slip.note) {
    const y = sheet.write(
      "Note from the buyer",
      { ...place, y: sheet.y + 10 },
      { size: 7, color: palette.muted },
    );
    sheet.write(slip.note, { ...place, y }, { size: 9 });
  }
  return sheet.finish();
}

function drawDestination(sheet: Sheet, slip: PackingSlip): void {
  const { address } = slip;
  const to = drawParty(
    sheet,
    { x: sheet.left, width: 280, head: "Ship to", name: slip.businessName ?? slip.name },
    [
      slip.businessName ? slip.name : "",
      address.line1,
      address.line2,
      `${address.city} ${address.pincode}`,
      address.state,
      formatPhone(slip.phone),
    ],
  );
  const x = sheet.left + 336;
  const width = sheet.right - x;
  const order = drawParty(sheet, { x, width, head: "Ordered on", name: formatDay(slip.placedAt) }, []);
  const cash =
    slip.collectPaise === null ? "Nothing to collect" : `Collect ₹${formatAmount(slip.collectPaise)} in cash`;
  const paid = sheet.write(cash, { x, y: order + 8, width }, { face: "strong", size: 11 });
  sheet.y = Math.max(to, paid) + 18;
}
