import "server-only";
import type { PrintView } from "@/lib/designer/print-areas";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

/** The id of a version whose print files are to be made now; nobody else gets it for some minutes. */
export async function claimPrintWork(): Promise<string | null> {
  return unwrap("print files: claim", await serviceClient().rpc("claim_print_work")) ?? null;
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

export async function keepPrintFiles(versionId: string, files: readonly NewPrintFile[]): Promise<void> {
  const rows = files.map(({ view, kind, path, sha256, widthPx, heightPx, bytes }) => ({
    view,
    kind,
    path,
    sha256,
    width_px: widthPx,
    height_px: heightPx,
    bytes,
  }));
  const answer = await serviceClient().rpc("keep_print_files", { p_version_id: versionId, p_files: rows });
  unwrap("print files: keep", answer);
}

/** For staff, who see why the files are late. */
export async function notePrintProblem(versionId: string, problem: string): Promise<void> {
  const answer = await serviceClient().rpc("note_print_problem", {
    p_version_id: versionId,
    p_problem: problem,
  });
  unwrap("print files: note a problem", answer);
}
