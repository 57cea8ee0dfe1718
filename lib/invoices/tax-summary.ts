import { addPaise } from "@/lib/money";
import type { TaxDocumentLine } from "./tax-document";

type TaxSum = Pick<TaxDocumentLine, "hsn" | "gst_rate" | "taxable" | "cgst" | "sgst" | "igst">;

/** The sums of a document by HSN and rate, as the monthly return requires. */
export function sumByRate(lines: readonly TaxDocumentLine[]): TaxSum[] {
  const byRate = new Map<string, TaxSum>();
  for (const line of lines) {
    const key = `${line.hsn} ${line.gst_rate}`;
    const known = byRate.get(key);
    byRate.set(key, known ? add(known, line) : line);
  }
  return [...byRate.values()].sort((a, b) => a.hsn.localeCompare(b.hsn) || a.gst_rate - b.gst_rate);
}

function add(a: TaxSum, b: TaxSum): TaxSum {
  return {
    ...a,
    taxable: addPaise(a.taxable, b.taxable),
    cgst: addPaise(a.cgst, b.cgst),
    sgst: addPaise(a.sgst, b.sgst),
    igst: addPaise(a.igst, b.igst),
  };
}
