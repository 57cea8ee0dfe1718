import "server-only";
import { createHash } from "node:crypto";
import { describeErrorForStaff } from "@/server/errors";
import { log } from "@/server/log";
import { recordDesignFiles, storeDesignFile } from "./file-repository";
import { claimPrintWork, type NewPrintFile, recordPrintProblem, savePrintFiles } from "./print-repository";
import { loadPrintResources } from "./print-resources";
import { renderPrint } from "./render-print";
import { type DesignVersion, findVersion } from "./version-repository";

/** Makes the print files that are due until none is left or the time is up; a failure does not block the others. */
export async function makePrintFiles(maxMs: number): Promise<void> {
  const end = performance.now() + maxMs;
  while (performance.now() < end) {
    const versionId = await claimPrintWork();
    if (versionId === null) return;
    try {
      const version = await findVersion(versionId);
      if (version) await savePrintFiles(versionId, await makeFiles(version));
    } catch (error) {
      log.error({ err: error, versionId }, "designs: print files are not made");
      await recordPrintProblem(versionId, describeErrorForStaff(error));
    }
  }
}

async function makeFiles({ id, document, prints }: DesignVersion): Promise<NewPrintFile[]> {
  const files: NewPrintFile[] = [];
  // One side after the other: a print with photographs takes some hundred megabytes.
  for (const { view } of prints) {
    const print = await renderPrint(document, view, await loadPrintResources(document, view), {
      lane: "press",
    });
    const outlines = Buffer.from(print.svg);
    const made = [
      { kind: "png" as const, type: "image/png", content: print.png, sha256: print.sha256 },
      {
        kind: "svg" as const,
        type: "image/svg+xml",
        content: outlines,
        sha256: createHash("sha256").update(outlines).digest("hex"),
      },
    ].map((file) => ({ ...file, path: `${id}/${view}-${file.sha256.slice(0, 16)}.${file.kind}` }));
    const paths = made.map(({ path }) => path);
    await recordDesignFiles("print-files", paths);
    for (const { kind, type, content, sha256, path } of made) {
      await storeDesignFile("print-files", path, content, type);
      const { widthPx, heightPx } = print;
      files.push({ view, kind, path, sha256, widthPx, heightPx, bytes: content.length });
    }
  }
  return files;
}
