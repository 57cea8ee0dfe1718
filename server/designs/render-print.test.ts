import sharp from "sharp";
import type { DesignDocument, Layer } from "@/lib/designer/document";
import type { SceneResources } from "@/lib/designer/resources";
import { loadDesignResources, type ReadPicture } from "./design-resources";
import { renderPrint } from "./render-print";

const placed = { name: "", rot: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false };
const asset = "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10";
const crop = { x: 0, y: 0, width: 1, height: 1 };
const picture: Layer = {
  ...placed,
  id: "i",
  type: "image",
  asset,
  crop,
  width: 50.8,
  height: 25.4,
  x: 30,
  y: 20,
};
const text: Layer = {
  ...placed,
  id: "t",
  type: "text",
  text: "चाय",
  font: "baloo-2",
  size: 30,
  spacing: 0,
  leading: 1,
  align: "left",
  arc: 0,
  fill: "#b5301b",
  outline: null,
  x: 44,
  y: 70,
};
const faded: Layer = {
  ...placed,
  id: "s",
  type: "shape",
  shape: "rectangle",
  width: 20,
  height: 20,
  radius: 0,
  fill: "#ff8000",
  outline: null,
  opacity: 0.5,
  x: 65,
  y: 65,
};
const onSleeve = (...left: Layer[]): DesignDocument => ({
  v: 1,
  cut: "regular",
  colour: "white",
  views: { front: [], back: [], left, right: [] },
});

const blue = sharp({ create: { width: 1200, height: 600, channels: 3, background: "#2040c0" } });
const readBlue: ReadPicture = async () => ({ bytes: await blue.clone().png().toBuffer(), mime: "image/png" });
const gone: ReadPicture = async () => null;

const print = async (design: DesignDocument, read: ReadPicture = gone) =>
  renderPrint(design, "left", await loadDesignResources(design, read));
const colourAt = async (png: Buffer, xMm: number, yMm: number) => {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round((yMm / 254) * 3000) * info.width + Math.round((xMm / 254) * 3000)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

describe("a print file", () => {
  it("has 300 dots per inch of the print area, in sRGB, and is transparent where nothing is printed", async () => {
    const { png, widthPx, heightPx } = await print(onSleeve(text, faded, picture), readBlue);
    expect([widthPx, heightPx]).toEqual([900, 900]);
    expect(await sharp(png).metadata()).toMatchObject({
      format: "png",
      width: 900,
      height: 900,
      density: 300,
      channels: 4,
      hasProfile: true,
      space: "srgb",
    });
    expect(await colourAt(png, 1, 75)).toEqual([0, 0, 0, 0]);
    expect(await colourAt(png, 30, 20)).toEqual([32, 64, 192, 255]);
    const [red = 0, green = 0, blueness, alpha] = await colourAt(png, 72, 57);
    expect([Math.abs(red - 255) < 2, Math.abs(green - 128) < 2, blueness, alpha]).toEqual([
      true,
      true,
      0,
      128,
    ]);
  });

  it.each([
    ["regular", 3600, 4800],
    ["oversized", 4050, 4800],
    ["women", 3000, 3900],
    ["kids", 2700, 3600],
  ] as const)("of the front of %s measures %d by %d", async (cut, width, height) => {
    const design: DesignDocument = { ...onSleeve(), cut, views: { ...onSleeve().views, front: [faded] } };
    const { widthPx, heightPx, png } = await renderPrint(
      design,
      "front",
      await loadDesignResources(design, gone),
    );
    expect([widthPx, heightPx]).toEqual([width, height]);
    expect(await sharp(png).metadata()).toMatchObject({ width, height });
  });

  it("is the same file for the same design, and comes with its outlines", async () => {
    const [first, second] = [await print(onSleeve(text)), await print(onSleeve(text))];
    expect(second.sha256).toBe(first.sha256);
    expect(first.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(first.svg).toContain('width="76.2mm" height="76.2mm"');
    expect(first.svg).not.toMatch(/<text|font/);
    const other = await print(onSleeve({ ...text, text: "चाट" }));
    expect(other.sha256).not.toBe(first.sha256);
  });

  it("shows no external picture", async () => {
    const design = onSleeve(picture);
    const resources: SceneResources = {
      ...(await loadDesignResources(design, gone)),
      imageHref: () => "/api/designs/assets/1",
    };
    await expect(renderPrint(design, "left", resources)).rejects.toThrow("can't show");
  });

  it("draws a faded layer and a picture that extend beyond the area", async () => {
    const out = { x: -20, y: 95, rot: 20, opacity: 0.5 };
    const { png } = await print(onSleeve({ ...faded, ...out }, { ...picture, ...out }), readBlue);
    expect((await sharp(png).metadata()).width).toBe(900);
  });
});

describe("the pictures of a design", () => {
  const hrefOf = async (layer: Layer, dpi?: number) => {
    const href = (await loadDesignResources(onSleeve(layer), readBlue, { dpi })).imageHref(asset) ?? "";
    const { width, height, format } = await sharp(Buffer.from(href.split(",")[1] ?? "", "base64")).metadata();
    return [format, width, height];
  };

  it("have as many pixels of the visible part as are printed", async () => {
    expect(await hrefOf(picture)).toEqual(["png", 600, 300]);
    expect(await hrefOf(picture, 100)).toEqual(["png", 200, 100]);
    expect(await hrefOf({ ...picture, width: 200, height: 100 })).toEqual(["png", 2362, 1181]);
    expect(await hrefOf({ ...picture, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })).toEqual([
      "png",
      600,
      300,
    ]);
  });

  it("stay photos", async () => {
    const bytes = await blue.clone().jpeg().toBuffer();
    const resources = await loadDesignResources(onSleeve(picture), async () => ({
      bytes,
      mime: "image/jpeg",
    }));
    expect(resources.imageHref(asset)).toMatch(/^data:image\/jpeg;base64,/);
  });

  it("are left out when missing or hidden", async () => {
    expect((await loadDesignResources(onSleeve(picture), gone)).imageHref(asset)).toBeNull();
    const hidden = onSleeve({ ...picture, hidden: true });
    expect((await loadDesignResources(hidden, readBlue)).imageHref(asset)).toBeNull();
  });
});
