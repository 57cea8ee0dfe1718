import type { DesignDocument, Layer, TextLayer } from "../document";
import { emptyDocument } from "../empty-document";
import { belowCollarMm, type Cut, cuts, mmPerInch, printAreaOf, safeInsetMm } from "../printing/print-areas";
import type { SceneResources } from "../resources";
import type { TeamPart } from "../team/team-parts";
import { addNewLayer } from "./add-new-layer";
import { estimateSize } from "./layer-size";

/** Before any font has loaded. */
const resources: SceneResources = {
  text: () => null,
  imageHref: () => null,
  art: () => null,
  pattern: () => null,
};
const placed = {
  ...{ name: "", x: 0, y: 0, rot: 0, flipX: false, flipY: false },
  ...{ opacity: 1, locked: false, hidden: false },
};
const text = (id: string, size: number, team?: TeamPart): TextLayer => ({
  ...{ ...placed, id, type: "text", text: id, font: "anton", size, spacing: 0, leading: 1, align: "center" },
  ...{ arc: 0, fill: "#b5301b", outline: null, ...(team && { team }) },
});
const headline = text("Your text", 40);
const name = text("NAME", 34, "name");
const number = text("10", 150, "number");
const picture: Layer = {
  ...{ ...placed, id: "picture", type: "image", asset: "4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10" },
  ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, width: 200, height: 170 },
};

const spans = (document: DesignDocument, view: "front" | "back" | "left" = "front") =>
  Object.fromEntries(
    document.views[view].map((layer) => {
      const { height } = estimateSize(layer, resources);
      return [layer.id, { top: layer.y - height / 2, end: layer.y + height / 2, x: layer.x }];
    }),
  );
const add = (layers: readonly Layer[], view: "front" | "back" | "left" = "front", cut: Cut = "regular") =>
  layers.reduce((document, layer) => addNewLayer(document, view, layer, resources), {
    ...emptyDocument(),
    cut,
  });
/** The ids of the front from top to bottom, after a check that none covers another or leaves the safe area. */
function stackOf(document: DesignDocument): string[] {
  const stack = Object.entries(spans(document)).sort(([, a], [, b]) => a.top - b.top);
  const { heightMm } = printAreaOf(document.cut, "front");
  for (const [nr, [, { top, end }]] of stack.entries()) {
    expect(top).toBeGreaterThanOrEqual(stack[nr - 1]?.[1].end ?? safeInsetMm);
    expect(end).toBeLessThanOrEqual(heightMm - safeInsetMm);
  }
  return stack.map(([id]) => id);
}

describe("the first layer of a side", () => {
  it.each(["front", "back"] as const)("starts 2.8 in below the collar: %s", (view) => {
    for (const layer of [headline, name, number, picture]) {
      const top = spans(add([layer], view), view)[layer.id]?.top ?? 0;
      expect((top + belowCollarMm.regular) / mmPerInch).toBeCloseTo(2.8, 1);
    }
  });

  it.each(cuts)("starts 2 to 3 in below the collar, in the middle: %s", (cut) => {
    const { top = 0, x } = spans(add([picture], "front", cut)).picture ?? {};
    const inches = (top + belowCollarMm[cut]) / mmPerInch;
    expect(inches).toBeGreaterThan(2);
    expect(inches).toBeLessThan(3);
    expect(x).toBe(printAreaOf(cut, "front").widthMm / 2);
  });

  it("is in the middle of a sleeve", () => {
    const { top = 0, end } = spans(add([name], "left"), "left").NAME ?? {};
    expect(top + (end ?? 0)).toBeCloseTo(printAreaOf("regular", "left").heightMm);
  });
});

describe("a further layer", () => {
  it("goes below those of its side", () => {
    expect(stackOf(add([headline, name, number]))).toEqual(["Your text", "NAME", "10"]);
    expect(stackOf(add([headline, picture, name]))).toEqual(["Your text", "picture", "NAME"]);
  });

  it("ignores hidden layers", () => {
    const document = add([{ ...headline, hidden: true }, name]);
    expect(spans(document).NAME?.top).toBeCloseTo(15);
  });
});

describe("a team's name and number", () => {
  it("stand one over the other, whichever was added first", () => {
    expect(stackOf(add([name, number]))).toEqual(["NAME", "10"]);
    expect(stackOf(add([number, name]))).toEqual(["NAME", "10"]);
    expect(stackOf(add([headline, number, name]))).toEqual(["Your text", "NAME", "10"]);
  });

  it("leave a number in place where the name has room above it, or when it can't move", () => {
    const low = { ...number, y: 300 };
    const document: DesignDocument = {
      ...emptyDocument(),
      views: { ...emptyDocument().views, front: [low] },
    };
    expect(spans(addNewLayer(document, "front", name, resources))["10"]).toEqual(spans(document)["10"]);
    expect(stackOf(add([{ ...number, locked: true }, name]))).toEqual(["10", "NAME"]);
    expect(stackOf(add([number, picture, name]))).toEqual(["10", "picture", "NAME"]);
  });
});
