import { z } from "zod";
import { row } from "@/lib/row";
import type { GstDocument } from "./gstr1";
import type { Report } from "./report";

const sumsSchema = z.array(z.number()).length(7);

const reportSchema = z.object({
  count: z.number(),
  total: sumsSchema,
  days: z.array(z.object({ day: z.string(), sums: sumsSchema })),
  rows: z.array(z.object({ key: z.array(z.string()), label: z.string(), sums: sumsSchema })),
});

const taxDocumentSchema = row({
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

/** Parses public.list_gst_documents(). Throws on anything else. */
export function parseGstDocuments(answer: unknown): GstDocument[] {
  return z.array(taxDocumentSchema).parse(answer);
}
