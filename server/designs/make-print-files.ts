import "server-only";
import { createHash } from "node:crypto";
import { uploadsOf } from "@/lib/designer/uploads-of";
import { log } from "@/server/log";
import { findAssets } from "./asset-repository";
import { noteDesignFiles, putDesignFile, readDesignFile } from "./design-files";
import { openDesignResources } from "./design-resources";
import { claimPrintWork, keepPrintFiles, type NewPrintFile, notePrintProblem } from "./print-repository";
import { renderPrint } from "./render-print";
import { type DesignVersion, findVersion } from "./version-repository";

/** Makes the files of what is to be printed until nothing waits or the time is up; one that fails keeps no other waiting. */
export async function makePrintFiles(mostMs: number): Promise<void> {
  const end = Date.now() + mostMs;
  while (Date.now() < end) {
    const versionId = await claimPrintWork();
    if (versionId === null) return;
    try {
      const version = await findVersion(versionId);
      if (version) await keepPrintFiles(versionId, await makeFiles(version));
    } catch (error) {
      log.error({ err: error, versionId }, "designs: print files are not made");
      await notePrintProblem(versionId, error instanceof Error ? error.message : "Unknown");
    }
  }
}

async function makeFiles({ id, document, prints }: DesignVersion): Promise<NewPrintFile[]> {
  const assets = await findAssets(uploadsOf(document));
  const originals = new Map(assets.map((asset) => [asset.id, asset.path]));
  const missing = uploadsOf(document).filter((asset) => !originals.has(asset));
  if (missing.length > 0) throw new Error(`${missing.length} of its pictures are gone`);
  const files: NewPrintFile[] = [];
  // One side after the other: a print with photographs takes some hundred megabytes.
  for (const { view } of prints) {
    const resources = await openDesignResources(
      document,
      async (asset) => {
        const path = originals.get(asset);
        const bytes = path === undefined ? null : await readDesignFile("design-assets", path);
        if (!bytes) throw new Error("one of its pictures can't be read");
        return { bytes, mime: "application/octet-stream" };
      },
      { views: [view] },
    );
    const { png, svg, sha256, widthPx, heightPx } = await renderPrint(document, view, resources);
    const size = { view, widthPx, heightPx };
    const outlines = Buffer.from(svg);
    const svgSha256 = createHash("sha256").update(outlines).digest("hex");
    const made = [
      { ...size, kind: "png" as const, path: `${id}/${view}-${sha256.slice(0, 16)}.png`, sha256, content: png, type: "image/png" },
      {
        ...size,
        kind: "svg" as const,
        path: `${id}/${view}-${svgSha256.slice(0, 16)}.svg`,
        sha256: svgSha256,
        content: outlines,
        type: "image/svg+xml",
      },
    ];
    await noteDesignFiles("print-files", made.map(({ path }) => path));
    for (const { content, type, ...file } of made) {
      await putDesignFile("print-files", file.path, content, type);
      files.push({ ...file, bytes: content.length });
    }
  }
  return files;
}
