import "server-only";
import type { TaxDocumentLine } from "@/lib/invoices/tax-document";
import { sumByRate } from "@/lib/invoices/tax-summary";
import { formatAmount } from "@/lib/money";
import { palette } from "@/lib/palette";
import { noteSize, type Sheet } from "./pdf-sheet";

export type Tax = "cgst" | "sgst" | "igst";

interface SummaryPlace {
  y: number;
  taxes: readonly Tax[];
}

const firstWidth = 66;
const amountWidth = 58;

/** Draws the sums per HSN and rate in small type; returns the y below. Omitted when there is only one: the totals show it. */
export function drawTaxSummary(
  sheet: Sheet,
  lines: readonly TaxDocumentLine[],
  { y, taxes }: SummaryPlace,
): number {
  const sums = sumByRate(lines);
  if (sums.length < 2) return y;
  const rows = [
    ["HSN and rate", "Taxable value", ...taxes.map((tax) => tax.toUpperCase())],
    ...sums.map((sum) => [
      `${sum.hsn} at ${sum.gst_rate}%`,
      formatAmount(sum.taxable),
      ...taxes.map((tax) => formatAmount(sum[tax])),
    ]),
  ];
  let top = y + 8;
  for (const [nth, row] of rows.entries()) {
    const style = { size: noteSize, color: nth === 0 ? palette.muted : undefined };
    for (const [at, text] of row.entries()) {
      const x = sheet.left + (at === 0 ? 0 : firstWidth + (at - 1) * amountWidth);
      const width = at === 0 ? firstWidth : amountWidth;
      sheet.write(text, { x, y: top, width }, { ...style, align: at === 0 ? "left" : "right" });
    }
    top += 10;
  }
  return top;
}
