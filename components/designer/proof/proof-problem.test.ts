import { findMissing, stateOfPrints } from "./proof-problem";

const agreed = { hasRights: true, hasSeenNotes: true, prints: "there" } as const;

test("a form waits until every print is loaded, and detects a print that failed", () => {
  expect(stateOfPrints([], 2)).toBe("waiting");
  expect(stateOfPrints(["there"], 2)).toBe("waiting");
  expect(stateOfPrints(["failed", "waiting"], 2)).toBe("waiting");
  expect(stateOfPrints(["failed", "there"], 2)).toBe("failed");
  expect(stateOfPrints(["there", "there"], 2)).toBe("there");
});

test("names the first missing field in form order", () => {
  expect(findMissing(agreed)).toBeNull();
  expect(findMissing({ ...agreed, prints: "waiting" })).toBeNull();
  expect(findMissing({ hasRights: false, hasSeenNotes: false, prints: "failed" })?.field).toBe("notes");
  expect(findMissing({ ...agreed, hasRights: false })?.field).toBe("rights");
  expect(findMissing({ ...agreed, prints: "failed" })?.field).toBe("pictures");
});
