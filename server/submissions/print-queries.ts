import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { PrintView } from "@/lib/designer/printing/print-areas";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { readDesignFile } from "@/server/designs/file-repository";
import { loadPrintResources } from "@/server/designs/print-resources";
import { renderPrint } from "@/server/designs/render-print";
import { findVersion } from "@/server/designs/version-repository";
import { AppError } from "@/server/errors";
import type { Download } from "@/server/gate/download-response";
import { hasAnyPermission } from "@/server/session/admin-access";
import { getViewer } from "@/server/session/viewer";
import { type ZipEntry, zipEntries } from "@/server/zip-entries";
import { findAdminSubmission } from "./admin-repository";

type Kind = "png" | "svg";

/** Only sent ones, for anyone who may review; AppError("not_found") for anyone else. */
async function requireVisible(submissionId: string): Promise<AdminSubmission> {
  const id = z.uuid().safeParse(submissionId).data;
  const isVisible =
    id !== undefined && (await getViewer()) !== null && (await hasAnyPermission("art.review"));
  const submission = isVisible ? await findAdminSubmission(id) : null;
  if (!submission) throw new AppError("not_found", "We can't find this design.");
  return submission;
}

/** The print files as the jobs have made them, or drawn now without being stored. */
async function readPrint(
  { versionId, files }: AdminSubmission,
  view: PrintView,
): Promise<Record<Kind, Buffer>> {
  const [png, svg] = await Promise.all(
    (["png", "svg"] as const).map(async (kind) => {
      const made = files.find((file) => file.view === view && file.kind === kind);
      return made ? readDesignFile("print-files", made.path) : null;
    }),
  );
  if (png && svg) return { png, svg };
  const version = await findVersion(versionId);
  if (!version) throw new AppError("not_found", "This design no longer exists.");
  const { document } = version;
  const resources = await loadPrintResources(document, view);
  const print = await renderPrint(document, view, resources, { lane: "press" });
  return { png: print.png, svg: Buffer.from(print.svg) };
}

/** `file`: "front.png" */
export async function requireSubmissionPrint(submissionId: string, file: string): Promise<Buffer> {
  const submission = await requireVisible(submissionId);
  const print = submission.prints.find(({ view }) => `${view}.png` === file);
  if (!print) throw new AppError("not_found", "This design doesn't have this print.");
  return (await readPrint(submission, print.view)).png;
}

/** The prints of each side, with a note about them. */
export async function requireSubmissionFiles(submissionId: string): Promise<Download> {
  const submission = await requireVisible(submissionId);
  return { name: `design-${submission.id.slice(0, 8)}.zip`, parts: zipEntries(entriesOf(submission)) };
}

async function* entriesOf(submission: AdminSubmission): AsyncGenerator<ZipEntry> {
  const files: { name: string; sha256: string; bytes: number }[] = [];
  for (const { view } of submission.prints) {
    const print = await readPrint(submission, view);
    for (const kind of ["png", "svg"] as const) {
      const [name, bytes] = [`${view}.${kind}`, print[kind]];
      files.push({
        name,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        bytes: bytes.byteLength,
      });
      yield { name, bytes };
    }
  }
  const { name, versionId, cut, colour, prints, status, orders, sha256 } = submission;
  const note = {
    ...{ design: name, version: versionId, document_sha256: sha256, cut, colour, status },
    orders: orders.map(({ orderNumber }) => orderNumber),
    ...{ prints, files },
  };
  yield { name: "job.json", bytes: new TextEncoder().encode(`${JSON.stringify(note, null, 2)}\n`) };
}
