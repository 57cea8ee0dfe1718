import "server-only";
import { z } from "zod";
import type { GstPaper } from "@/lib/reports/gstr1";
import type { Report } from "@/lib/reports/report";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const sumsSchema = z.array(z.number()).length(7);

const reportSchema = z.object({
  count: z.number(),
  total: sumsSchema,
  days: z.array(z.object({ day: z.string(), sums: sumsSchema })),
  rows: z.array(z.object({ key: z.array(z.string()), label: z.string(), sums: sumsSchema })),
});

interface Question {
  starts: string;
  ends: string;
  by: string;
  limit: number;
}

/** A report with its `limit` largest rows. */
export async function readReport(name: string, { starts, ends, by, limit }: Question): Promise<Report> {
  const client = await viewerClient();
  const args = { p_report: name, p_from: starts, p_to: ends, p_by: by, p_limit: limit };
  return reportSchema.parse(unwrap(`reports: ${name}`, await client.rpc("report", args)));
}

const paperSchema = z
  .object({
    kind: z.enum(["invoice", "credit_note"]),
    number: z.string(),
    issued_at: z.string(),
    order_number: z.string(),
    gstin: z.string(),
    name: z.string(),
    place: z.string(),
    value: z.number(),
    rate: z.number(),
    taxable: z.number(),
  })
  .transform(
    ({ issued_at, order_number, ...paper }): GstPaper => ({
      ...paper,
      issuedAt: issued_at,
      orderNumber: order_number,
    }),
  );

/** Papers to buyers with a GSTIN. */
export async function listGstPapers(starts: string, ends: string): Promise<GstPaper[]> {
  const client = await viewerClient();
  const answer = await client.rpc("gst_papers", { p_from: starts, p_to: ends });
  return z.array(paperSchema).parse(unwrap("reports: gst papers", answer));
}
