import { toRupees } from "@/lib/money";
import type { Gst } from "./gst";

/** The columns of a tax, in rupees. */
export function toGstRow({ gstPercent, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Gst) {
  return {
    gst_rate: gstPercent,
    taxable: toRupees(taxablePaise),
    cgst: toRupees(cgstPaise),
    sgst: toRupees(sgstPaise),
    igst: toRupees(igstPaise),
  };
}
