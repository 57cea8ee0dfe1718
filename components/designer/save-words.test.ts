import { saveWords } from "./save-words";

describe("the note about saving", () => {
  it("says without a connection that one may go on, and where the design is", () => {
    for (const kind of ["new", "device", "saved"] as const)
      expect(saveWords(kind, true)).toEqual({
        long: "Offline: go on, it is saved on this device",
        short: "Offline, saved here",
      });
    expect(saveWords("device", false).long).toBe("Saved on this device");
  });

  it("never calls saved what the browser did not take, or has not taken yet", () => {
    for (const kind of ["loading", "saving", "unsaved"] as const)
      expect(saveWords(kind, true)).toBe(saveWords(kind, false));
  });
});
