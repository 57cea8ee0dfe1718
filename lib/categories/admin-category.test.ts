import { describeSave } from "./admin-category";

it("reports the number of a theme's products after a save, and warns when there are none", () => {
  const theme = { words: ["chai"], published: 2, drafts: 1 };
  expect(describeSave("saved", theme)).toEqual({ title: "Theme saved: 3 products (1 draft)" });
  expect(describeSave("added", { ...theme, published: 0, drafts: 0 })).toMatchObject({
    title: "Theme added, but it has 0 products",
    description: expect.stringContaining("Check the words"),
  });
  expect(describeSave("added", { ...theme, words: [] })).toEqual({ title: "Category added" });
});
