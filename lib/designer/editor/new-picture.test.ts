import { newPictureSize } from "./new-picture";

describe("an upload", () => {
  it("comes as large as it prints sharp, up to 200 mm", () => {
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
