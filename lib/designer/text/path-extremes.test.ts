import { extremesOf } from "./path-extremes";

const path = (...commands: [letter: "M" | "L" | "Q" | "C" | "Z", ...points: number[]][]) =>
  commands.map(([letter, ...points]) => ({ letter, points }));

describe("the extent of a path", () => {
  it("reaches its corners when it has no curves", () => {
    const square = path(["M", 1, 2], ["L", 5, 2], ["L", 5, -3], ["Z"]);
    expect(extremesOf(square)).toEqual({ left: 1, top: -3, right: 5, bottom: 2 });
  });

  it("reaches the curves, not their handles", () => {
    expect(extremesOf(path(["M", 0, 0], ["Q", 10, 20, 20, 0]))).toMatchObject({ top: 0, bottom: 10 });
    expect(extremesOf(path(["M", 0, 0], ["C", 0, 40, 30, 40, 30, 0]))).toMatchObject({
      right: 30,
      bottom: 30,
    });
    expect(extremesOf(path(["M", 0, 0], ["C", 0, -40, 30, 40, 30, 0]))?.bottom).toBeCloseTo(11.547);
  });

  it("is null for a path without commands", () => {
    expect(extremesOf([])).toBeNull();
  });
});
