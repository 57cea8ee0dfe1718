import { nounOf } from "./audit";

it("has words for a table, also for one that came later", () => {
  expect(nounOf("product_images")).toBe("picture");
  expect(nounOf("blog_posts")).toBe("blog posts");
});
