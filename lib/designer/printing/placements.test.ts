import type { DesignDocument, Layer } from "../document";
import { emptyDocument } from "../empty-document";
import type { Point } from "../garments/garment";
import { flatten } from "../garments/path";
import { requireGarment } from "../garments/wardrobe";
import { coverSideOf, frameOf, placementOf, sidesShowing } from "./placements";
import { cuts, mmPerInch, type PrintView, printAreaOf, printViews } from "./print-areas";

/** The corners of a print area on its picture, in units. */
const cornersOf = (cut: (typeof cuts)[number], view: PrintView): Point[] => {
  const { centre, angle, unitsPerMm } = placementOf(cut, view);
  const { widthMm, heightMm } = printAreaOf(cut, view);
  const turn = (angle * Math.PI) / 180;
  return [-0.5, 0.5].flatMap((right) =>
    [-0.5, 0.5].map((down): Point => {
      const [x, y] = [right * widthMm * unitsPerMm, down * heightMm * unitsPerMm];
      return [
        centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
        centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
      ];
    }),
  );
};

const isInside = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.filter(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

const panelsOf = (id: string) => requireGarment(id).panels.map((panel) => flatten(panel)[0] ?? []);

describe.each(cuts)("print areas of the cut %s", (cut) => {
  it.each(printViews)("measure the same in mm and on the picture: %s", (view) => {
    const { widthMm, heightMm } = printAreaOf(cut, view);
    const garment = requireGarment(view === "back" ? `${cut}-back` : `${cut}-front`);
    const isBody = view === "front" || view === "back";
    const [width, height] = isBody
      ? [garment.print.width, garment.print.height]
      : [garment.sleevePrint?.size ?? 0, garment.sleevePrint?.size ?? 0];
    expect((width / garment.unitsPerInch) * mmPerInch).toBeCloseTo(widthMm);
    expect((height / garment.unitsPerInch) * mmPerInch).toBeCloseTo(heightMm);
  });

  it("match the positions in the garment drawings", () => {
    for (const view of ["front", "back"] as const) {
      const { print, unitsPerInch } = requireGarment(`${cut}-${view}`);
      const { centre, unitsPerMm } = placementOf(cut, view);
      expect(centre[0]).toBeCloseTo(print.x + print.width / 2);
      expect(centre[1]).toBeCloseTo(print.y + print.height / 2);
      expect(unitsPerMm * mmPerInch).toBeCloseTo(unitsPerInch);
    }
    const { sleevePrint } = requireGarment(`${cut}-front`);
    const { centre, angle } = placementOf(cut, "right");
    expect(centre[0]).toBeCloseTo(sleevePrint?.centre[0] ?? 0);
    expect(centre[1]).toBeCloseTo(sleevePrint?.centre[1] ?? 0);
    expect(angle).toBeCloseTo(sleevePrint?.angle ?? 0, 1);
  });

  it("place front and back prints on the body", () => {
    for (const view of ["front", "back"] as const) {
      const [, , body = []] = panelsOf(`${cut}-${view}`);
      for (const corner of cornersOf(cut, view)) expect(isInside(corner, body)).toBe(true);
    }
  });

  it("place sleeve prints on that arm's sleeve, not on the body", () => {
    const [onOurLeft = [], onOurRight = [], body = []] = panelsOf(`${cut}-front`);
    for (const corner of cornersOf(cut, "right")) {
      expect(isInside(corner, onOurLeft)).toBe(true);
      expect(isInside(corner, body)).toBe(false);
    }
    for (const corner of cornersOf(cut, "left")) expect(isInside(corner, onOurRight)).toBe(true);
  });

  it.each(printViews)("are fully visible in their window: %s", (view) => {
    const { x, y, width, height } = frameOf(cut, view);
    const { widthMm, heightMm } = printAreaOf(cut, view);
    expect(width / height).toBeCloseTo(0.8);
    expect(x).toBeLessThan(0);
    expect(y).toBeLessThan(0);
    expect(x + width).toBeGreaterThan(widthMm);
    expect(y + height).toBeGreaterThan(heightMm);
  });
});

test("a garment is shown from its printed sides; sleeves are visible from the front", () => {
  expect(sidesShowing([{ view: "back" }])).toEqual(["back"]);
  expect(sidesShowing([{ view: "back" }, { view: "left" }])).toEqual(["front", "back"]);
  expect(sidesShowing([{ view: "front" }, { view: "right" }])).toEqual(["front"]);
});

it("a design in a list shows the back only when nothing is printed on the front", () => {
  const empty = emptyDocument();
  const layer = ({ id, hidden = false }: { id: string; hidden?: boolean }): Layer => ({
    ...{ id, hidden, name: "", x: 0, y: 0, rot: 0, flipX: false, flipY: false, opacity: 1, locked: false },
    ...{ type: "art", art: "lotus", inks: ["#b5301b"], width: 90 },
  });
  const cover = (views: Partial<DesignDocument["views"]>) =>
    coverSideOf({ views: { ...empty.views, ...views } });
  expect(cover({})).toBe("front");
  expect(cover({ back: [layer({ id: "a" })] })).toBe("back");
  expect(cover({ front: [layer({ id: "b", hidden: true })], back: [layer({ id: "a" })] })).toBe("back");
  expect(cover({ front: [layer({ id: "b" })], back: [layer({ id: "a" })] })).toBe("front");
  expect(cover({ left: [layer({ id: "b" })], back: [layer({ id: "a" })] })).toBe("front");
});
