import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShapeLayer } from "@/lib/designer/document";
import type { SceneResources } from "@/lib/designer/resources";
import { LayerPicture } from "./layer-picture";

const resources: SceneResources = {
  text: () => null,
  imageHref: () => null,
  art: () => null,
  pattern: () => null,
};

const bar: ShapeLayer = {
  id: "bar",
  type: "shape",
  shape: "rectangle",
  radius: 0,
  name: "",
  x: 250,
  y: -40,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
  width: 100,
  height: 20,
  fill: "#c2410c",
  outline: null,
};

/** The extent of the ink, in pixels of a 32 x 32 picture. */
function inkOf(layer: ShapeLayer): { across: number; down: number } {
  const html = renderToStaticMarkup(<LayerPicture layer={layer} resources={resources} clothHex="#ffffff" />);
  const svg = html.slice(html.indexOf("<svg"), html.indexOf("</span>"));
  const drawn = new Resvg(
    svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"'),
  );
  const { pixels } = drawn.render();
  const inked = Array.from({ length: 32 * 32 }, (_, at) => at).filter(
    (at) => (pixels[at * 4 + 3] ?? 0) > 127,
  );
  return {
    across: new Set(inked.map((at) => at % 32)).size,
    down: new Set(inked.map((at) => Math.floor(at / 32))).size,
  };
}

test("a layer fills its picture, wherever it lies, even when rotated", () => {
  expect(inkOf(bar)).toEqual({ across: 28, down: 6 });
  expect(inkOf({ ...bar, rot: 90 })).toEqual({ across: 6, down: 28 });
});

test("a hidden layer still has a picture, so that it can be found", () => {
  expect(inkOf({ ...bar, hidden: true })).toEqual(inkOf(bar));
});

test("a layer that has not loaded leaves the cloth visible", () => {
  const art = { ...bar, type: "art", art: "diya" } as const;
  const html = renderToStaticMarkup(
    <LayerPicture layer={{ ...art, inks: [] }} resources={resources} clothHex="#123456" />,
  );
  expect(html).toContain("background:#123456");
  expect(html).not.toContain("<svg");
});
