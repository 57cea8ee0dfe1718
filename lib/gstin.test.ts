import { isGstin, toGstin } from "./gstin";

describe("GSTINs", () => {
  it.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", "33AAACK1234A1ZH"])(
    "accepts the valid GSTIN %s or reports it",
    (gstin) => {
      const last = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        .split("")
        .filter((end) => isGstin(gstin.slice(0, 14) + end));
      expect(last).toHaveLength(1);
    },
  );

  it("accepts published numbers, and detects two swapped letters", () => {
    expect(isGstin("27AAPFU0939F1ZV")).toBe(true);
    expect(isGstin("27AAPUF0939F1ZV")).toBe(false);
    expect(isGstin("27AAPFU0939F1ZW")).toBe(false);
    expect(toGstin(" 27 aapfu0939f1zv ")).toBe("27AAPFU0939F1ZV");
  });
});
