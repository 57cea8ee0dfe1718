import { angleTo, boxOf, gripSpot, plainAngle, resize, snapAngle, turn } from "./geometry";

const frame = { x: 100, y: 50, width: 40, height: 20, rot: 0 };

describe("a frame on the stage", () => {
  it("has an upright box as large as its rotated corners", () => {
    expect(boxOf({ ...frame, rot: 90 })).toEqual({
      x: expect.closeTo(90),
      y: expect.closeTo(30),
      width: expect.closeTo(20),
      height: expect.closeTo(40),
    });
  });

  it("keeps its opposite corner and its proportions when a corner is dragged", () => {
    const pulled = resize(frame, { x: 1, y: 1 }, { x: 160, y: 80 }, true);
    expect(pulled.width / pulled.height).toBeCloseTo(2);
    expect(gripSpot(pulled, { x: -1, y: -1 })).toEqual({ x: expect.closeTo(80), y: expect.closeTo(40) });
    expect(pulled.width).toBeCloseTo(80);
  });

  it("keeps its opposite side when a side is dragged, rotated or not", () => {
    for (const rot of [0, 30, -120]) {
      const turned = { ...frame, rot };
      const anchor = gripSpot(turned, { x: -1, y: 0 });
      const out = turn({ x: 70, y: 5 }, rot);
      const pulled = resize(turned, { x: 1, y: 0 }, { x: anchor.x + out.x, y: anchor.y + out.y }, false);
      expect(pulled.width).toBeCloseTo(70);
      expect(pulled.height).toBe(20);
      expect(gripSpot(pulled, { x: -1, y: 0 })).toEqual({
        x: expect.closeTo(anchor.x),
        y: expect.closeTo(anchor.y),
      });
    }
  });

  it("never flips, however far a grip is dragged back", () => {
    const pulled = resize(frame, { x: 1, y: 1 }, { x: -500, y: -500 }, true);
    expect(pulled.width).toBeGreaterThan(0);
    expect(pulled.height).toBeGreaterThanOrEqual(1);
  });
});

describe("an angle", () => {
  it("is above -180 and at most 180 degrees", () => {
    expect([190, -190, 540, -180, 0].map(plainAngle)).toEqual([-170, 170, 180, 180, 0]);
  });

  it("snaps at every 45 degrees, within four", () => {
    expect(snapAngle(3.9)).toEqual({ angle: 0, isSnapped: true });
    expect(snapAngle(-87)).toEqual({ angle: -90, isSnapped: true });
    expect(snapAngle(20)).toEqual({ angle: 20, isSnapped: false });
  });

  it("is measured clockwise from the top", () => {
    expect(angleTo({ x: 0, y: 0 }, { x: 10, y: 0 })).toBeCloseTo(90);
    expect(angleTo({ x: 0, y: 0 }, { x: 0, y: 10 })).toBeCloseTo(180);
  });
});
