import "server-only";
import { parseGstPapers, parseReport } from "@/lib/reports/answers";
import type { GstPaper } from "@/lib/reports/gstr1";
import type { Report } from "@/lib/reports/report";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

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
  return parseReport(unwrap(`reports: ${name}`, await client.rpc("report", args)));
}

/** Papers that GSTR-1 lists one by one. */
export async function listGstPapers(starts: string, ends: string): Promise<GstPaper[]> {
  const client = await viewerClient();
  const answer = await client.rpc("gst_papers", { p_from: starts, p_to: ends });
  return parseGstPapers(unwrap("reports: gst papers", answer));
}
