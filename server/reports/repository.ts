import "server-only";
import { parseGstPapers, parseReport } from "@/lib/reports/answers";
import type { GstPaper } from "@/lib/reports/gstr1";
import type { Report } from "@/lib/reports/report";
import { viewerRpc } from "@/server/supabase/viewer-client";

interface Question {
  starts: string;
  ends: string;
  by: string;
  limit: number;
}

/** A report with its `limit` largest rows. */
export async function readReport(name: string, { starts, ends, by, limit }: Question): Promise<Report> {
  return parseReport(await viewerRpc("report", { report: name, from: starts, to: ends, by, limit }));
}

/** Documents that GSTR-1 lists one by one. */
export async function listGstPapers(starts: string, ends: string): Promise<GstPaper[]> {
  return parseGstPapers(await viewerRpc("gst_papers", { from: starts, to: ends }));
}
