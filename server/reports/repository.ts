import "server-only";
import { parseGstDocuments, parseReport } from "@/lib/reports/answers";
import type { GstDocument } from "@/lib/reports/gstr1";
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
export async function listGstDocuments(starts: string, ends: string): Promise<GstDocument[]> {
  return parseGstDocuments(await viewerRpc("list_gst_documents", { from: starts, to: ends }));
}
