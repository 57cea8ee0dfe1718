import "server-only";
import type { Brand } from "@/lib/brand";
import type { PackingSlip } from "@/lib/invoices/packing-slip";
import { formatAmount } from "@/lib/money";
import { formatDay } from "@/lib/orders/when";
import { palette } from "@/lib/palette";
import { formatPhone } from "@/lib/phone";
import { drawParty } from "./pdf-heading";
import { Sheet } from "./pdf-sheet";
import { drawTable } from "./pdf-table";

type Sender = Pick<Brand, "shopName" | "companyName" | "companyAddress" | "companyPhone">;

/** For each parcel a shipping label to cut off, and below it the contents, without prices. */
export function renderPackingSlips(slips: readonly PackingSlip[], sender: Sender): Promise<Buffer> {
  const [first] = slips;
  const title = slips.length === 1 && first ? titleOf(first) : `${slips.length} packing slips`;
  const sheet = new Sheet({ title, author: sender.shopName, footer: first ? titleOf(first) : title });
  for (const [index, slip] of slips.entries()) {
    if (index > 0) sheet.startSection(titleOf(slip));
    drawLabel(sheet, slip, sender);
    drawContents(sheet, slip);
  }
  return sheet.finish();
}

const titleOf = ({ orderNumber }: PackingSlip) => `Packing slip ${orderNumber}`;

const countItemsIn = ({ items }: PackingSlip) => items.reduce((sum, { quantity }) => sum + quantity, 0);

const formatItemCount = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;

/** A gift shows no amount; the courier has it from the booking. */
function cashOf({ collectPaise, giftNote }: PackingSlip): string {
  if (collectPaise === null) return "Nothing to collect";
  return giftNote === "" ? `Collect ₹${formatAmount(collectPaise)} in cash` : "Collect in cash";
}

/** Half an A5 sheet: large enough to be read on the conveyor belt. */
function drawLabel(sheet: Sheet, slip: PackingSlip, sender: Sender): void {
  const padding = 16;
  const top = sheet.y;
  const { address } = slip;
  const left = { x: sheet.left + padding, width: 300 };
  let y = sheet.write("Ship to", { ...left, y: top + padding }, { size: 8, color: palette.muted }) + 2;
  y = sheet.write(slip.businessName ?? slip.name, { ...left, y }, { face: "strong", size: 15 });
  const lines = [
    slip.businessName ? slip.name : "",
    address.line1,
    address.line2,
    `${address.city}, ${address.state}`,
  ];
  for (const line of lines) y = sheet.write(line, { ...left, y }, { size: 12 });
  y = sheet.write(address.pincode, { ...left, y: y + 2 }, { face: "strong", size: 18 });
  y = sheet.write(formatPhone(slip.phone), { ...left, y: y + 2 }, { size: 12 });

  const right = { x: sheet.left + 336, width: sheet.width - 336 - padding };
  let other = sheet.write("Order", { ...right, y: top + padding }, { size: 8, color: palette.muted }) + 2;
  other = sheet.write(slip.orderNumber, { ...right, y: other }, { face: "strong", size: 12 });
  other = sheet.write(
    `${formatDay(slip.placedAt)}, ${formatItemCount(countItemsIn(slip))}`,
    { ...right, y: other },
    { size: 9 },
  );
  if (slip.packedFor)
    other = sheet.write(
      `One parcel for the group, for ${slip.packedFor}`,
      { ...right, y: other },
      { size: 9 },
    );
  other = sheet.write(cashOf(slip), { ...right, y: other + 10 }, { face: "strong", size: 13 });
  other = sheet.write("From", { ...right, y: other + 12 }, { size: 8, color: palette.muted }) + 2;
  for (const line of [sender.companyName || sender.shopName, sender.companyAddress, sender.companyPhone]) {
    other = sheet.write(line, { ...right, y: other }, { size: 8 });
  }
  const height = Math.max(y, other) + padding - top;
  sheet.box({ x: sheet.left, y: top, width: sheet.width, height });
  sheet.y = top + height + 24;
}

function drawContents(sheet: Sheet, slip: PackingSlip): void {
  const place = { x: sheet.left, width: sheet.width };
  const head = { x: sheet.left, width: sheet.width, head: "Packing slip", name: slip.orderNumber };
  sheet.y = drawParty(sheet, head, []) + 10;
  drawTable(
    sheet,
    [
      { head: "Packed", width: 44, cell: () => [], hasTickBox: true },
      { head: "Qty", width: 34, align: "right", cell: (item) => [String(item.quantity)] },
      { head: "", width: 12, cell: () => [] },
      { head: "Item", width: sheet.width - 300, cell: (item) => [item.title, item.sku] },
      { head: "Colour", width: 130, cell: (item) => [item.colorName] },
      { head: "Size", width: 80, cell: (item) => [item.size] },
    ],
    slip.items,
  );
  const noteFont = { size: 9, hasLineBreaks: true };
  if (!sheet.hasRoomFor(30 + sheet.heightOf(slip.note, place.width, noteFont))) sheet.turnPage();
  const count = `${formatItemCount(countItemsIn(slip))} in this parcel`;
  sheet.y = sheet.write(count, { ...place, y: sheet.y + 10 }, { face: "strong", size: 9 });
  if (slip.note) {
    const y = sheet.write("Customer note", { ...place, y: sheet.y + 10 }, { size: 7, color: palette.muted });
    sheet.y = sheet.write(slip.note, { ...place, y }, noteFont);
  }
  if (slip.giftNote) drawGiftCard(sheet, slip.giftNote);
}

const cardPadding = 14;

/** The gift message for the recipient, to be cut out. */
function drawGiftCard(sheet: Sheet, words: string): void {
  const place = { x: sheet.left + cardPadding, width: sheet.width - 2 * cardPadding };
  const font = { size: 13, hasLineBreaks: true };
  const height = sheet.heightOf(words, place.width, font) + 2 * cardPadding + 14;
  if (!sheet.hasRoomFor(height + 18)) sheet.turnPage();
  const top = sheet.y + 18;
  const y = sheet.write(
    "A gift for you",
    { ...place, y: top + cardPadding },
    { size: 8, color: palette.muted },
  );
  sheet.write(words, { ...place, y: y + 4 }, font);
  sheet.box({ x: sheet.left, y: top, width: sheet.width, height });
  sheet.y = top + height;
}
