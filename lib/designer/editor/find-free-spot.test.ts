import { findFreeSpot } from "./find-free-spot";

const area = { widthMm: 300, heightMm: 400 };
const size = { width: 100, height: 40 };

describe("a new layer on the tee", () => {
  it("has its top at the default height on an empty side", () => {
    expect(findFreeSpot(area, size, [], 15)).toEqual({ x: 150, y: 35 });
  });

  it("goes below the layers at its height, with a gap", () => {
    const taken = [
      { x: 50, y: 15, width: 200, height: 30 },
      { x: 50, y: 60, width: 200, height: 100 },
    ];
    expect(findFreeSpot(area, size, taken, 15).y).toBe(160 + 8 + 20);
  });

  it("goes between layers where there is room, and ignores those beside it", () => {
    const taken = [
      { x: 0, y: 0, width: 90, height: 400 },
      { x: 50, y: 15, width: 200, height: 30 },
      { x: 50, y: 101, width: 200, height: 100 },
    ];
    expect(findFreeSpot(area, size, taken, 15).y).toBe(45 + 8 + 20);
  });

  it("goes above the layers when there is no room below", () => {
    const taken = [{ x: 50, y: 120, width: 200, height: 260 }];
    expect(findFreeSpot(area, size, taken, 130).y).toBe(120 - 8 - 20);
  });

  it("moves closer to the others before it covers them", () => {
    const taken = [
      { x: 50, y: 0, width: 200, height: 100 },
      { x: 50, y: 142, width: 200, height: 258 },
    ];
    expect(findFreeSpot(area, size, taken, 15).y).toBe(100 + 1 + 20);
  });

  it("stays within the safe line when there is no room", () => {
    const taken = [{ x: 0, y: 0, width: 300, height: 400 }];
    expect(findFreeSpot(area, size, taken, 15).y).toBe(35);
    expect(findFreeSpot(area, size, taken, 390).y).toBe(400 - 6 - 20);
  });
});
