import { findFreeSpot } from "./find-free-spot";

const area = { widthMm: 300, heightMm: 400 };
const size = { width: 100, height: 40 };

describe("a new layer on the tee", () => {
  it("goes to the default print position on an empty side", () => {
    expect(findFreeSpot(area, size, [], 140)).toEqual({ x: 150, y: 140 });
  });

  it("goes beside existing layers, not onto them", () => {
    const { y } = findFreeSpot(area, size, [{ x: 50, y: 60, width: 200, height: 200 }], 140);
    expect(y - size.height / 2 >= 260 || y + size.height / 2 <= 60).toBe(true);
  });

  it("goes to the default print position when there is no room", () => {
    expect(findFreeSpot(area, size, [{ x: 0, y: 0, width: 300, height: 400 }], 140).y).toBe(140);
  });
});
