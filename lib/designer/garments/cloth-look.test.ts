import { clothFill, clothLook, lightestYarn, luminance, overlayOpacity } from "./cloth-look";

const [white, black, maroon, grey] = ["#f6f5f1", "#1d1d1f", "#6a1f2b", "#b5b6b8"] as const;

describe("the lighting of a cloth", () => {
  it("is brighter the lighter its colour", () => {
    expect(luminance("#000000")).toBe(0);
    expect(luminance("#ffffff")).toBeCloseTo(1);
    expect(luminance(maroon)).toBeGreaterThan(luminance(black));
  });

  it("shows stitches as shadows on light cloth and as shine on black cloth", () => {
    expect(clothLook(white).seams.isShining).toBe(false);
    expect(clothLook(black).seams.isShining).toBe(true);
  });

  it("keeps black from turning grey and white from turning dull", () => {
    expect(clothLook(black).light).toBeLessThan(clothLook(white).light);
    expect(clothLook(black).dark).toBeGreaterThan(clothLook(white).dark);
  });

  it.each([white, black, maroon, grey])("never requires more than a baked layer holds: %s", (hex) => {
    const { dark, light } = overlayOpacity(hex);
    expect(Math.max(dark, light)).toBeLessThanOrEqual(1);
    expect(Math.min(dark, light)).toBeGreaterThan(0);
  });

  it("puts the lightest yarn of a melange under tiles that darken it, and leaves plain cloth unchanged", () => {
    expect(clothFill(maroon, false)).toBe(maroon);
    expect(luminance(clothFill(grey, true))).toBeCloseTo(luminance(grey) * lightestYarn, 2);
    expect(clothFill("#ffffff", true)).toBe("#ffffff");
  });
});
