import { readFileSync } from "node:fs";
import type { TextLayer } from "../document";
import { findFont, shaperFile } from "./fonts";
import { makeTextEngine, type TextFiles } from "./text-engine";

const read = (file: string) => new Uint8Array(readFileSync(file));
const files: TextFiles = {
  loadShaper: async () => read(shaperFile.file),
  loadFont: async (id) => read(findFont(id)?.file ?? ""),
};
const layer: TextLayer = {
  id: "t",
  name: "",
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
  type: "text",
  text: "Chai",
  font: "anton",
  size: 100,
  spacing: 0,
  leading: 1,
  align: "left",
  arc: 0,
  fill: "#000000",
  outline: null,
  x: 0,
  y: 0,
};

describe("the text engine", () => {
  it("draws nothing until the layer's own font is loaded", async () => {
    const engine = makeTextEngine(files);
    await engine.openFonts(["bangers"]);
    expect(engine.outline(layer)).toBeNull();
    await engine.openFonts(["anton", "anton"]);
    const outline = engine.outline(layer);
    expect(outline?.d).toMatch(/^M[-0-9.]+ /);
    expect(outline?.box.height).toBeCloseTo(-2 * (outline?.box.y ?? 0));
    // A capital of Anton is 0.86 em high.
    expect(outline?.box.height).toBeGreaterThan(86);
    expect(outline?.box.height).toBeLessThan(95);
  });

  it("returns the same outline while the letters stay, wherever the layer is", async () => {
    const engine = makeTextEngine(files);
    await engine.openFonts(["anton"]);
    expect(engine.outline({ ...layer, x: 50, fill: "#ffffff" })).toBe(engine.outline(layer));
    expect(engine.outline({ ...layer, size: 50 })).not.toBe(engine.outline(layer));
  });

  it("measures a text as drawn, without its path", async () => {
    const engine = makeTextEngine(files);
    await engine.openFonts(["anton"]);
    const curved = { ...layer, text: "Chai 🙂\nGaram", arc: 60, spacing: 0.1 };
    const size = engine.measure(curved);
    const { d, ...drawn } = engine.outline(curved) ?? {};
    expect(size).toEqual(drawn);
    expect(d).toMatch(/^M/);
  });

  it("writes the numbers of a path in their shortest form", async () => {
    const engine = makeTextEngine(files);
    await engine.openFonts(["anton"]);
    const numbers = [0, 60].flatMap((arc) => engine.outline({ ...layer, arc })?.d.match(/[-.\d]+/g) ?? []);
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.map((each) => String(Math.round(Number(each) * 1000) / 1000))).toEqual(numbers);
  });

  it("has an empty outline for a text of spaces", async () => {
    const engine = makeTextEngine(files);
    await engine.openFonts(["anton"]);
    const box = { x: 0, y: 0, width: 0, height: 0 };
    expect(engine.outline({ ...layer, text: " \n " })).toEqual({ d: "", box, missing: [] });
  });

  it("reports a file that can't be loaded, and loads it on the next try", async () => {
    let isDown = true;
    const failing = <A extends unknown[], T>(load: (...args: A) => Promise<T>) => {
      return async (...args: A): Promise<T> => {
        if (isDown) throw new Error("offline");
        return load(...args);
      };
    };
    const engine = makeTextEngine({
      loadShaper: failing(files.loadShaper),
      loadFont: failing(files.loadFont),
    });
    await expect(engine.openFonts(["anton"])).rejects.toThrow("offline");
    isDown = false;
    await engine.openFonts(["anton"]);
    expect(engine.outline(layer)).not.toBeNull();
  });

  it("never draws with a file of another font or none", async () => {
    const wrong = makeTextEngine({ ...files, loadFont: async () => read(findFont("bangers")?.file ?? "") });
    await expect(wrong.openFonts(["anton"])).rejects.toThrow("the file of anton is another one");
    expect(wrong.outline(layer)).toBeNull();
    await expect(wrong.openFonts(["comic-sans"])).rejects.toThrow("there is no font comic-sans");
  });
});
