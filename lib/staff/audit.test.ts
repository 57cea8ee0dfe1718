import { formatSubjectNoun } from "./audit";

it("has a label for a table, including a later one", () => {
  expect(formatSubjectNoun("product_images")).toBe("picture");
  expect(formatSubjectNoun("blog_posts")).toBe("blog posts");
});
