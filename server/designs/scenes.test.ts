import { XMLValidator } from "fast-xml-parser";
import sharp from "sharp";
import { type DesignDocument, designSchema } from "@/lib/designer/document";
import { garmentSides } from "@/lib/designer/printing/placements";
import { findIssues } from "@/lib/designer/printing/preflight";
import { printViews } from "@/lib/designer/printing/print-areas";
import { sceneSheets, sceneToSvg } from "@/lib/designer/scene/scene-svg";
import { fc } from "@/testing/fast-check";
import { anyDesign } from "@/testing/scenes";
import { loadDesignResources, loadDesignSizes } from "./design-resources";
import { rasterize } from "./rasterize";
import { mockupSvg, renderMockup } from "./render-mockup";
import { renderPrint } from "./render-print";

/** `npm run test:scenes` draws 10,000. */
declare const areManyScenes: boolean;
const scenes = areManyScenes ? 10_000 : 200;
/** Of the 10,000, one in this many is also drawn at the size of pages and print files, which render-print.test.ts always draws. */
const largeEach = 50;

const white = { hex: "#f6f5f1", isMelange: false };
const facts = { pictureSize: () => ({ width: 30_000, height: 20_000 }), cloth: white.hex };
const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: "#2040c0" } })
  .png()
  .toBuffer();

async function isAccepted(document: DesignDocument): Promise<boolean> {
  const issues = findIssues(document, await loadDesignSizes(document, () => true), facts);
  return issues.every(({ level }) => level !== "block");
}

async function drawInEveryMode(document: DesignDocument, isLarge: boolean): Promise<void> {
  const resources = await loadDesignResources(
    document,
    async () => ({ bytes: await picture, mime: "image/png" }),
    { dpi: 20 },
  );
  for (const side of garmentSides) {
    const svg = await mockupSvg(document, side, resources, 100);
    if (svg !== null) await rasterize([{ svg, opacity: 1 }], 100);
    if (isLarge) await renderMockup(document, side, white, resources, 1000);
  }
  for (const view of printViews) {
    if (document.views[view].length === 0) continue;
    expect(XMLValidator.validate(sceneToSvg(document, view, resources))).toBe(true);
    await rasterize(sceneSheets(document, view, resources), 60);
    if (isLarge) await renderPrint(document, view, resources);
  }
}

it("draws every design that preflight accepts, in the editor, on the garment and for print", async () => {
  let drawn = 0;
  const property = fc.asyncProperty(anyDesign, async (design) => {
    const document = designSchema.parse(design);
    fc.pre(await isAccepted(document));
    await drawInEveryMode(document, areManyScenes && drawn % largeEach === 0);
    drawn += 1;
  });
  await fc.assert(property, { numRuns: scenes, endOnFailure: true });
  expect(drawn).toBe(scenes);
});
