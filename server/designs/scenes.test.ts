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
import { mockupSvg } from "./render-mockup";
import { renderPrint } from "./render-print";

/** `npm run test:scenes` draws 10,000. */
declare const areManyScenes: boolean;
const scenes = areManyScenes ? 10_000 : 120;
/** Pixels across the garment. One of the 10,000 in `each` is also drawn so large: whether the renderer aborts depends on the size. */
const largeMockups = [
  { each: 20, width: 400 },
  { each: 200, width: 1000 },
];
/** A print file of 300 dots per inch costs up to three seconds; render-print.test.ts always draws some. */
const printFileEach = 200;

const white = { hex: "#f6f5f1", isMelange: false };
const facts = { pictureSize: () => ({ width: 30_000, height: 20_000 }), cloth: white.hex };
const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: "#2040c0" } })
  .png()
  .toBuffer();

async function isAccepted(document: DesignDocument): Promise<boolean> {
  const issues = findIssues(document, await loadDesignSizes(document, () => true), facts);
  return issues.every(({ level }) => level !== "block");
}

/** `nr` counts the drawn designs. */
async function drawInEveryMode(document: DesignDocument, nr: number): Promise<void> {
  const isTurn = (each: number) => areManyScenes && nr % each === 0;
  const resources = await loadDesignResources(
    document,
    async () => ({ bytes: await picture, mime: "image/png" }),
    { dpi: 20 },
  );
  const mockupWidths = [100, ...largeMockups.filter(({ each }) => isTurn(each)).map(({ width }) => width)];
  for (const side of garmentSides)
    for (const width of mockupWidths) {
      const svg = await mockupSvg(document, side, resources, width);
      if (svg !== null) await rasterize([{ svg, opacity: 1 }], width);
    }
  for (const view of printViews) {
    if (document.views[view].length === 0) continue;
    expect(XMLValidator.validate(sceneToSvg(document, view, resources))).toBe(true);
    await rasterize(sceneSheets(document, view, resources), 60);
    if (isTurn(printFileEach)) await renderPrint(document, view, resources, { lane: "press" });
  }
}

it("draws every design that preflight accepts, in the editor, on the garment and for print", async () => {
  let tried = 0;
  let drawn = 0;
  const property = fc.asyncProperty(anyDesign, async (design) => {
    tried += 1;
    const document = designSchema.parse(design);
    fc.pre(await isAccepted(document));
    await drawInEveryMode(document, drawn);
    drawn += 1;
    if (drawn % 1000 === 0) process.stdout.write(`${drawn} of ${tried} designs were accepted and drawn\n`);
  });
  await fc.assert(property, { numRuns: scenes, endOnFailure: true });
  expect(drawn).toBe(scenes);
});
