import { describeGuide, snapBox } from "./snapping";

const area = { widthMm: 300, heightMm: 400 };
const box = (x: number, y: number, width = 50, height = 30) => ({ x, y, width, height });

describe("a dragged layer", () => {
  it("snaps to the middle of the print area", () => {
    const { dx, dy, guides } = snapBox(box(123, 200), area, [], 5);
    expect(dx).toBe(2);
    expect(dy).toBe(0);
    expect(guides.map(describeGuide)).toEqual(["Snapped to the centre"]);
  });

  it("snaps to the safe line and to the edge with its sides", () => {
    expect(snapBox(box(8, 100), area, [], 5).dx).toBe(-2);
    expect(snapBox(box(1, 100), area, [], 3).dx).toBe(-1);
  });

  it("snaps to other layers, including middle to middle", () => {
    const { dx, guides } = snapBox(box(61, 100), area, [box(40, 300, 90)], 5);
    expect(dx).toBe(-1);
    expect(guides).toEqual([{ axis: "x", at: 85, kind: "layer" }]);
  });

  it("does not snap with nothing near", () => {
    expect(snapBox(box(70, 100), area, [], 5)).toEqual({ dx: 0, dy: 0, guides: [] });
  });

  it("snaps to the nearest of several lines", () => {
    expect(snapBox(box(120, 100), area, [box(10, 10, 111)], 6).dx).toBe(1);
  });
});
