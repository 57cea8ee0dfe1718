import { dpiOf } from "../printing/picture-dpi";
import { newArtSize, newPictureSize } from "./new-picture";

describe("an upload", () => {
  it("is added as large as it prints sharp, up to 200 mm", () => {
    expect(newPictureSize({ width: 800, height: 400 }, "regular", "front").width).toBeCloseTo(101.6);
    expect(newPictureSize({ width: 4000, height: 2000 }, "regular", "front")).toEqual({
      width: 200,
      height: 100,
    });
    expect(newPictureSize({ width: 40, height: 40 }, "regular", "front").width).toBe(20);
  });

  it("leaves half of a body free, however tall it is", () => {
    const { width, height } = newPictureSize({ width: 3000, height: 4000 }, "regular", "back");
    expect(height).toBeCloseTo(170.7, 1);
    expect(width / height).toBeCloseTo(0.75);
  });
});

describe("AI art", () => {
  it.each([
    [1024, 1024],
    [1024, 1536],
    [1536, 1024],
  ])(
    "of %i by %i pixels is added as large as it prints at 150 dots per inch, and no larger",
    (width, height) => {
      const size = newArtSize({ width, height });
      const crop = { x: 0, y: 0, width: 1, height: 1 };
      expect(dpiOf({ crop, ...size }, { width, height })).toBe(150);
      expect(dpiOf({ crop, width: size.width + 0.2, height: size.height + 0.2 }, { width, height })).toBe(
        149,
      );
    },
  );
});
