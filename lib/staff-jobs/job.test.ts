import { describeCounts, describeJob, percentOf } from "./job";

it("says what came of a job, good news first", () => {
  expect(describeCounts({ refused: 2, changed: 1412, skipped: 4, added: 3 })).toBe(
    "3 added, 1,412 changed, 2 refused, 4 skipped",
  );
  expect(describeCounts({ changed: 0 })).toBe("");
});

it("says how far a job is, also one that does not know its end", () => {
  expect(describeJob({ state: "running", done: 50, total: 5000 })).toBe("Running, 50 of 5,000");
  expect(describeJob({ state: "cancelled", done: 50, total: 0 })).toBe("Cancelled after 50");
  expect(percentOf({ done: 999, total: 1000 })).toBe(99);
  expect(percentOf({ done: 5, total: 0 })).toBeNull();
});
