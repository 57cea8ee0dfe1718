import { findNeededByProblem } from "./quote";

it("refuses a date before today in India, and accepts today or none", () => {
  expect(findNeededByProblem("2026-11-19", "2026-11-20")).toBe("Choose today or a later date");
  for (const day of ["2026-11-20", "2027-01-01", null])
    expect(findNeededByProblem(day, "2026-11-20")).toBeNull();
});
