import { combinePrintStates, findMissing } from "./proof-problem";

const agreed = { hasRights: true, hasSeenNotes: true, prints: "there" } as const;

test("a form waits until every print is loaded, and detects a print that failed", () => {
  expect(combinePrintStates([], 2)).toBe("waiting");
  expect(combinePrintStates(["there"], 2)).toBe("waiting");
  expect(combinePrintStates(["failed", "waiting"], 2)).toBe("waiting");
  expect(combinePrintStates(["failed", "there"], 2)).toBe("failed");
  expect(combinePrintStates(["there", "there"], 2)).toBe("there");
});

test("names the first missing field in form order", () => {
  expect(findMissing(agreed)).toBeNull();
  expect(findMissing({ ...agreed, prints: "waiting" })).toBeNull();
  expect(findMissing({ hasRights: false, hasSeenNotes: false, prints: "failed" })?.field).toBe("notes");
  expect(findMissing({ ...agreed, hasRights: false })?.field).toBe("rights");
  expect(findMissing({ ...agreed, prints: "failed" })?.field).toBe("pictures");
});
