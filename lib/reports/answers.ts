import { z } from "zod";
import { row } from "@/lib/row";
import type { GstPaper } from "./gstr1";
import type { Report } from "./report";

const sumsSchema = z.array(z.number()).length(7);

const reportSchema = z.object({
  count: z.number(),
  total: sumsSchema,
  days: z.array(z.object({ day: z.string(), sums: sumsSchema })),
  rows: z.array(z.object({ key: z.array(z.string()), label: z.string(), sums: sumsSchema })),
});

const paperSchema = row({
  kind: z.enum(["invoice", "credit_note"]),
  section: z.enum(["b2b", "b2cl"]),
  number: z.string(),
  issuedAt: z.string(),
  orderNumber: z.string(),
  gstin: z.string().nullable(),
  name: z.string(),
  place: z.string(),
  value: z.number(),
  rate: z.number(),
  taxable: z.number(),
});

/** Parses public.report(). Throws on anything else. */
export function parseReport(answer: unknown): Report {
  return reportSchema.parse(answer);
}

/** Parses public.gst_papers(). Throws on anything else. */
export function parseGstPapers(answer: unknown): GstPaper[] {
  return z.array(paperSchema).parse(answer);
}
