import { formatShare } from "./shares";

it("formats the share of answers that allow a category, and nothing without answers", () => {
  const counts = { chat: { allowed: 61, refused: 39 }, ads: { allowed: 0, refused: 3 } };
  expect(formatShare(counts, "chat")).toBe("61% of 100");
  expect(formatShare(counts, "ads")).toBe("0% of 3");
  expect(formatShare(counts, "analytics")).toBeNull();
});
