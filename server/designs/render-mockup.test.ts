import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { type DesignDocument, designSchema, type ShapeLayer } from "@/lib/designer/document";
import { placementOf } from "@/lib/designer/printing/placements";
import { cuts, type PrintView, printAreaOf } from "@/lib/designer/printing/print-areas";
import type { SceneResources } from "@/lib/designer/resources";
import { renderMockup } from "./render-mockup";

const black = { hex: "#1d1d1f", isMelange: false };
const white = { hex: "#f6f5f1", isMelange: false };
const heather = { hex: "#b5b6b8", isMelange: true };
const width = 500;
const size = { width, height: 625 };

const resources: SceneResources = {
  text: () => null,
  imageHref: () => null,
  art: () => null,
  pattern: () => null,
};

/** Covers its print area and everything around it. */
const block = (cut: DesignDocument["cut"], view: PrintView, fill: string): ShapeLayer => {
  const { widthMm, heightMm } = printAreaOf(cut, view);
  return {
    ...{ id: view, name: "", rot: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false },
    ...{ type: "shape", shape: "rectangle", outline: null, radius: 0 },
    ...{ x: widthMm / 2, y: heightMm / 2, width: 900, height: 900, fill },
  };
};

const blank = (cut: DesignDocument["cut"]): DesignDocument =>
  designSchema.parse({ v: 1, cut, colour: "black", views: { front: [], back: [], left: [], right: [] } });

const printed = (
  cut: DesignDocument["cut"],
  views: readonly PrintView[],
  fill = "#ffffff",
): DesignDocument => {
  const document = blank(cut);
  for (const view of views) document.views[view].push(block(cut, view, fill));
  return designSchema.parse(document);
};

const pixelsOf = (webp: Buffer): Promise<Buffer> => sharp(webp).removeAlpha().raw().toBuffer();

/** Where two pictures differ clearly. */
const changed = async (one: Buffer, other: Buffer): Promise<number[]> => {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return [...Array(width * size.height).keys()].filter(
    (i) => Math.abs((a[i * 3 + 1] ?? 0) - (b[i * 3 + 1] ?? 0)) > 40,
  );
};

const brightness = async (webp: Buffer, x: number, y: number): Promise<number> => {
  const pixels = await pixelsOf(webp);
  return pixels[(Math.round(y / 2) * width + Math.round(x / 2)) * 3 + 1] ?? 0;
};

describe("a mockup", () => {
  it.each(cuts)("prints only on the cloth: %s", async (cut) => {
    const mask = await sharp(join(process.cwd(), `public/garments/${cut}-front.mask.svg`))
      .resize(width, size.height)
      .extractChannel("alpha")
      .raw()
      .toBuffer();
    const document = printed(cut, ["front", "left", "right"]);
    const [bare, mockup] = await Promise.all(
      [blank(cut), document].map((each) => renderMockup(each, "front", black, resources, width)),
    );
    const touched = await changed(bare ?? Buffer.of(), mockup ?? Buffer.of());
    expect(touched.length).toBeGreaterThan(20_000);
    expect(touched.filter((i) => (mask[i] ?? 0) < 200)).toEqual([]);
  });

  it("shows the folds of a black tee through a white print", async () => {
    const mockup = await renderMockup(printed("regular", ["front"]), "front", black, resources, width);
    const { centre, unitsPerMm } = placementOf("regular", "front");
    const { widthMm, heightMm } = printAreaOf("regular", "front");
    const inside = {
      left: Math.round((centre[0] - (widthMm * unitsPerMm) / 2) / 2) + 4,
      top: Math.round((centre[1] - (heightMm * unitsPerMm) / 2) / 2) + 4,
      width: 170,
      height: 230,
    };
    const [channel] = (await sharp(await sharp(mockup).extract(inside).png().toBuffer()).stats()).channels;
    expect(channel?.mean).toBeGreaterThan(215);
    expect(channel?.mean).toBeLessThan(250);
    expect(channel?.stdev).toBeGreaterThan(4);
  });

  it("shows the print of the left sleeve on the right of the front, and not on the back", async () => {
    const document = printed("regular", ["left"]);
    const { centre } = placementOf("regular", "left");
    expect(centre[0]).toBeGreaterThan(500);
    const front = await renderMockup(document, "front", black, resources, width);
    const back = await renderMockup(document, "back", black, resources, width);
    expect(await brightness(front, ...centre)).toBeGreaterThan(180);
    expect(await brightness(front, 1000 - centre[0], centre[1])).toBeLessThan(80);
    expect(await brightness(back, ...centre)).toBeLessThan(80);
  });

  it("covers the yarns of a melange with ink", async () => {
    const area = { left: 200, top: 300, width: 100, height: 60 };
    const roughness = async (document: DesignDocument) => {
      const mockup = await renderMockup(document, "front", heather, resources, width);
      const [channel] = (await sharp(await sharp(mockup).extract(area).png().toBuffer()).stats()).channels;
      return channel?.stdev ?? 0;
    };
    expect(await roughness(blank("women"))).toBeGreaterThan(
      1.5 * (await roughness(printed("women", ["front"]))),
    );
  });

  it("omits everything outside the print area", async () => {
    const document = blank("regular");
    document.views.front.push({
      ...block("regular", "front", "#ffffff"),
      x: -900,
      y: 900,
      width: 50,
      height: 50,
      opacity: 0.5,
    });
    const [drawn, bare] = await Promise.all(
      [document, blank("regular")].map((each) => renderMockup(each, "front", black, resources, width)),
    );
    expect(drawn?.equals(bare ?? Buffer.of())).toBe(true);
  });

  it("is drawn when one layer reaches far to the left and another is faded", async () => {
    const document = printed("regular", ["left"]);
    const far = { ...block("regular", "left", "#ffffff"), id: "far", x: -1000, y: -1000, rot: 45 };
    const outline = { colour: "#000000", width: 1 };
    const faded = { ...block("regular", "left", "#ffffff"), id: "faded", opacity: 0.5, outline };
    document.views.left = [{ ...far, width: 1000, height: 1000 }, { ...far, x: 0, y: 0, id: "near" }, faded];
    const { centre } = placementOf("regular", "left");
    const mockup = await renderMockup(document, "front", black, resources, width);
    expect(await brightness(mockup, ...centre)).toBeGreaterThan(180);
  });

  it("shows no file of the server for any picture URL", async () => {
    const document = printed("regular", ["front"]);
    document.views.front.push({
      ...{ ...block("regular", "front", "#ffffff"), id: "picture", type: "image", width: 100, height: 100 },
      ...{ asset: "00000000-0000-4000-8000-000000000000", crop: { x: 0, y: 0, width: 1, height: 1 } },
    });
    const fromDisk = { ...resources, imageHref: () => "/api/designs/assets/etc" };
    await expect(renderMockup(document, "front", black, fromDisk, width)).rejects.toThrow("can't show");
  });

  it("is the same file for the same scene, and as large as asked", async () => {
    const draw = () =>
      renderMockup(printed("kids", ["front", "right"], "#c2352d"), "front", white, resources, width);
    const files = await Promise.all([draw(), draw()]);
    const [first, second] = files.map((file) => createHash("sha256").update(file).digest("hex"));
    expect(first).toBe(second);
    expect(await sharp(files[0]).metadata()).toMatchObject({ format: "webp", ...size });
  });
});
