import { describeSaveState } from "./describe-save-state";

describe("the save status text", () => {
  it("when offline, explains that editing can continue and where the design is", () => {
    expect(describeSaveState("device", true).long).toBe("Saved on this device, you can keep working offline");
    for (const kind of ["new", "device", "saved"] as const) {
      const { long, short } = describeSaveState(kind, true);
      expect([long, short]).toEqual([
        expect.stringContaining("keep working"),
        expect.stringMatching(/offline/i),
      ]);
      expect(describeSaveState(kind, false).long).not.toContain("keep working");
    }
  });

  it("never shows Saved for a change that the browser refused or has not written yet", () => {
    for (const kind of ["loading", "saving", "unsaved"] as const)
      expect(describeSaveState(kind, true)).toBe(describeSaveState(kind, false));
  });
});
