import type { DesignDocument, ShapeLayer } from "../document";
import type { SceneResources } from "../resources";
import { measurePrints } from "./measure-prints";
import { type Cut, cuts, fitsOnto, largestPrintOn, printAreaOf, printViews } from "./print-areas";

const resources: SceneResources = {
  text: () => null,
  imageHref: () => null,
  art: () => null,
  pattern: () => null,
};

/** A rectangle on each side of a cut, larger than the print area by `more`. */
function measuresOf(cut: Cut, more: number, rot = 0) {
  const layerOn = (view: (typeof printViews)[number]): ShapeLayer => {
    const { widthMm, heightMm } = printAreaOf(cut, view);
    return {
      ...{ id: view, name: "", type: "shape", shape: "rectangle", fill: "#112233", outline: null, radius: 0 },
      ...{ rot, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false },
      ...{ x: widthMm / 2, y: heightMm / 2, width: widthMm + more, height: heightMm + more },
    };
  };
  const views = Object.fromEntries(printViews.map((view) => [view, [layerOn(view)]]));
  const document: DesignDocument = { v: 1, cut, colour: "white", views: views as DesignDocument["views"] };
  return measurePrints(document, resources);
}

describe("a print that fills its area", () => {
  it.each(cuts)("fits on a large tee of the %s cut, as does one that extends over the edges", (cut) => {
    for (const [more, rot] of [
      [0, 0],
      [1.2, 0],
      [90, 7],
    ] as const) {
      const prints = measuresOf(cut, more, rot);
      expect(prints).toHaveLength(4);
      for (const print of prints) {
        const area = largestPrintOn(cut, print.view, "XL");
        expect([print, fitsOnto(print, area)]).toEqual([print, true]);
        expect(print.widthMm).toBeCloseTo(area.widthMm, 0);
      }
    }
  });

  it("is too large for the smallest tees, as is one that is a tenth of a millimetre wider than its area", () => {
    const [front] = measuresOf("regular", 0);
    if (!front) throw new Error("nothing is printed");
    expect(front).toMatchObject({ widthMm: 304.8, heightMm: 406.4 });
    expect(fitsOnto(front, largestPrintOn("regular", "front", "S"))).toBe(false);
    expect(fitsOnto({ ...front, widthMm: 304.9 }, largestPrintOn("regular", "front", "M"))).toBe(false);
  });
});
