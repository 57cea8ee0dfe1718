import { tellShare } from "./shares";

it("tells how many of those who answered allow a category, and nothing while nobody has", () => {
  const counts = { chat: { allowed: 61, refused: 39 }, ads: { allowed: 0, refused: 3 } };
  expect(tellShare(counts, "chat")).toBe("61% of 100");
  expect(tellShare(counts, "ads")).toBe("0% of 3");
  expect(tellShare(counts, "analytics")).toBeNull();
});
