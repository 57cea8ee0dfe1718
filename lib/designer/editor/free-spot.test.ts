import { freeSpot } from "./free-spot";

const area = { widthMm: 300, heightMm: 400 };
const size = { width: 100, height: 40 };

describe("something new on the tee", () => {
  it("goes where prints sit while nothing is there", () => {
    expect(freeSpot(area, size, [], 140)).toEqual({ x: 150, y: 140 });
  });

  it("goes beside what is there, not onto it", () => {
    const { y } = freeSpot(area, size, [{ x: 50, y: 60, width: 200, height: 200 }], 140);
    expect(y - size.height / 2 >= 260 || y + size.height / 2 <= 60).toBe(true);
  });

  it("goes where prints sit when there is no room at all", () => {
    expect(freeSpot(area, size, [{ x: 0, y: 0, width: 300, height: 400 }], 140).y).toBe(140);
  });
});
