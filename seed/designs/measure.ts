import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson } from "@/lib/designer/canonical-json";
import { drawArt, loadArtCategories } from "@/lib/designer/clip-art/clip-art";
import { clothOf } from "@/lib/designer/cloth";
import type { DesignDocument } from "@/lib/designer/document";
import { drawPattern } from "@/lib/designer/patterns/patterns";
import type { DesignIssue } from "@/lib/designer/printing/design-issue";
import { type MeasuredPrint, measurePrints } from "@/lib/designer/printing/measure-prints";
import { findIssues } from "@/lib/designer/printing/preflight";
import { printViews } from "@/lib/designer/printing/print-areas";
import { findFont, shaperFile } from "@/lib/designer/text/fonts";
import { makeTextEngine } from "@/lib/designer/text/text-engine";
import { COLORS } from "../catalog/colors";
import { sizeOfAsset } from "./uploads";

loadArtCategories((path) => readFileSync(`public${path}`, "utf8"));

const readPackage = async (file: string) => new Uint8Array(await readFile(join(process.cwd(), file)));

const engine = makeTextEngine({
  loadShaper: () => readPackage(shaperFile.file),
  loadFont: async (id) => {
    const font = findFont(id);
    if (!font) throw new Error(`there is no font ${id}`);
    return readPackage(font.file);
  },
});

const resources = {
  text: engine.outline,
  // To measure a picture its size is enough.
  imageHref: (id: string) => (sizeOfAsset(id) ? "data:," : null),
  art: drawArt,
  pattern: drawPattern,
};

export interface MeasuredDesign {
  sha256: string;
  prints: MeasuredPrint[];
  issues: DesignIssue[];
}

/** What the shop finds out about a design when it is frozen. */
export async function measureDesign(document: DesignDocument): Promise<MeasuredDesign> {
  const layers = printViews.flatMap((view) => document.views[view]);
  await engine.openFonts(layers.flatMap((layer) => (layer.type === "text" ? [layer.font] : [])));
  return {
    sha256: createHash("sha256").update(canonicalJson(document)).digest("hex"),
    prints: measurePrints(document, resources),
    issues: findIssues(document, resources, {
      pictureSize: sizeOfAsset,
      cloth: clothOf(COLORS, document.colour)?.hex ?? null,
    }),
  };
}
