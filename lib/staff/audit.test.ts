import { nounOf } from "./audit";

it("has a label for a table, including a later one", () => {
  expect(nounOf("product_images")).toBe("picture");
  expect(nounOf("blog_posts")).toBe("blog posts");
});
