import "server-only";
import { encode } from "uqr";
import type { TaxDocument } from "@/lib/invoices/tax-document";
import { formatRegistrationKind, type GstRegistration } from "@/lib/orders/gst-registration";
import { formatDayAndTime } from "@/lib/orders/when";
import { palette } from "@/lib/palette";
import { cellSize, type Sheet } from "./pdf-sheet";

/** Printed, a scanner needs it this large: the signature fills it with small squares. */
const qrWidth = 118;
const gap = 16;

/** IRN with its signed QR code, and the e-way bill, below everything else; nothing for a document without them. */
export function drawRegistrations(sheet: Sheet, { registrations }: TaxDocument): void {
  const printed = registrations.filter(({ number }) => number !== null);
  if (printed.length === 0) return;
  const qr =
    printed.find(({ kind, state }) => kind === "e_invoice" && state !== "cancelled")?.signedQr ?? null;
  if (!sheet.hasRoomFor(qr === null ? 60 : qrWidth + 24)) sheet.turnPage();
  sheet.y += gap;
  sheet.rule(sheet.y);
  const top = sheet.y + 10;
  if (qr !== null) {
    sheet.squares(encode(qr, { ecc: "L", border: 2 }).data, { x: sheet.left, y: top, width: qrWidth });
  }
  const x = qr === null ? sheet.left : sheet.left + qrWidth + gap;
  let y = top;
  for (const [label, fact] of printed.flatMap(factsOf)) {
    const below = sheet.write(label, { x, y, width: 92 }, { size: cellSize, color: palette.muted });
    const box = { x: x + 92, y, width: sheet.right - x - 92 };
    y = Math.max(below, sheet.write(fact, box, { size: cellSize, face: "strong" })) + 3;
  }
  sheet.y = Math.max(y, qr === null ? y : top + qrWidth);
}

function factsOf({ kind, state, number, ackNumber, registeredAt, validUntil }: GstRegistration) {
  const name = kind === "e_invoice" ? "IRN" : "E-way bill";
  const facts: [string, string | null][] = [
    [state === "cancelled" ? `${name}, cancelled` : name, number],
    ["Acknowledgement no.", ackNumber],
    [`${formatRegistrationKind(kind)} date`, registeredAt && formatDayAndTime(new Date(registeredAt))],
    ["Valid until", validUntil && formatDayAndTime(new Date(validUntil))],
  ];
  return facts.flatMap(([label, fact]): [string, string][] => (fact === null ? [] : [[label, fact]]));
}
