import { inches } from "./inches";

describe("a length in inches", () => {
  it.each([
    [304.8, "12"],
    [60, "2.4"],
    [25.3, "1"],
    [6, "0.24"],
    [12.7, "0.5"],
    [0, "0"],
    [-4, "-0.16"],
  ])("formats %d mm as %s: one decimal, below an inch two", (mm, words) => {
    expect(inches(mm)).toBe(words);
  });

  it("rounds a maximum down and a minimum up", () => {
    expect([inches(253, Math.floor), inches(253, Math.ceil)]).toEqual(["9.9", "10"]);
    expect([inches(3.5, Math.floor), inches(3.5, Math.ceil)]).toEqual(["0.13", "0.14"]);
    expect([inches(7.62, Math.floor), inches(7.62, Math.ceil)]).toEqual(["0.3", "0.3"]);
  });
});
