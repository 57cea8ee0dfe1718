import { saveWords } from "./save-words";

describe("the save status text", () => {
  it("when offline, explains that editing can continue and where the design is", () => {
    expect(saveWords("device", true).long).toBe("Saved on this device, you can keep working offline");
    for (const kind of ["new", "device", "saved"] as const) {
      const { long, short } = saveWords(kind, true);
      expect([long, short]).toEqual([
        expect.stringContaining("keep working"),
        expect.stringMatching(/offline/i),
      ]);
      expect(saveWords(kind, false).long).not.toContain("keep working");
    }
  });

  it("never shows Saved for a change that the browser refused or has not written yet", () => {
    for (const kind of ["loading", "saving", "unsaved"] as const)
      expect(saveWords(kind, true)).toBe(saveWords(kind, false));
  });
});
