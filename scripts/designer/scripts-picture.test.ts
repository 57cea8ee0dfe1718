import { readFileSync } from "node:fs";
import sharp from "sharp";
import { layerBounds } from "../../lib/designer/scene/bounds";
import { cells, drawScripts, makeScriptsScene, pictureWidth } from "./scripts-picture";

const cellMargin = 3;

it("each conjunct fits in its own cell, and its font has all its letters", async () => {
  const { scene, resources } = await makeScriptsScene();
  for (const cell of cells) {
    const layer = scene.views.front.find(({ id }) => id === cell.id);
    const box = layer && layerBounds(layer, resources);
    if (layer?.type !== "text" || !box) throw new Error(`designer: ${cell.id} is not drawn`);
    expect([cell.id, resources.text(layer)?.missing]).toEqual([cell.id, []]);
    const room = [box.x - cell.left, cell.left + cell.width - box.x - box.width];
    room.push(box.y - cell.top, cell.top + cell.height - box.y - box.height);
    expect([cell.id, Math.min(...room) > cellMargin]).toEqual([cell.id, true]);
  }
  expect(cells).toHaveLength(27);
});

it("docs/images/scripts.png shows conjuncts as designs draw them", async () => {
  const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().greyscale().raw().toBuffer();
  const shown = await pixelsOf(readFileSync("docs/images/scripts.png"));
  const drawn = await pixelsOf(await drawScripts(pictureWidth));
  expect(shown.length).toBe(drawn.length);
  expect(shown.filter((value, at) => Math.abs(value - (drawn[at] ?? 0)) > 32)).toHaveLength(0);
});
