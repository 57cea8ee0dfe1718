import "server-only";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import { serviceRpc } from "@/server/supabase/service-client";

/** The id of a version whose print files are due; leased to this process for some minutes. */
export async function claimPrintWork(): Promise<string | null> {
  return (await serviceRpc("claim_print_work")) ?? null;
}

export interface NewPrintFile {
  view: PrintView;
  kind: "png" | "svg";
  path: string;
  sha256: string;
  widthPx: number;
  heightPx: number;
  bytes: number;
}

export async function savePrintFiles(versionId: string, files: readonly NewPrintFile[]): Promise<void> {
  const rows = files.map(({ view, kind, path, sha256, widthPx, heightPx, bytes }) => ({
    view,
    kind,
    path,
    sha256,
    width_px: widthPx,
    height_px: heightPx,
    bytes,
  }));
  await serviceRpc("save_print_files", { versionId, files: rows });
}

/** For staff: why the files are late. */
export async function recordPrintProblem(versionId: string, problem: string): Promise<void> {
  await serviceRpc("record_print_problem", { versionId, problem });
}
