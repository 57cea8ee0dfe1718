import { parsePageNumber, parseTags, tagLabel } from "./post";
import { toPostForm } from "./post-form";
import { postSchema } from "./post-schema";

const draft = { ...toPostForm(null, 3), title: "A title", slug: "a-title" };
const problemsOf = (changes: Partial<typeof draft>) => {
  const result = postSchema.safeParse({ ...draft, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
};

it("a draft needs a title, an address and an author, and nothing else", () => {
  expect(problemsOf({})).toEqual({});
  expect(Object.keys(problemsOf({ title: " ", slug: "", authorId: "" })).sort()).toEqual([
    "authorId",
    "slug",
    "title",
  ]);
});

it("what visitors will see needs a summary, a text and words for its picture", () => {
  expect(Object.keys(problemsOf({ publish: "now", coverUrl: "https://x.test/a.webp" })).sort()).toEqual([
    "body",
    "coverAlt",
    "summary",
  ]);
  expect(problemsOf({ publish: "at", publishAt: "", summary: "s", body: "b" })).toEqual({
    publishAt: "Choose a day and a time",
  });
});

it("a text that is too long, an address of the blog's own and too many tags are refused", () => {
  expect(problemsOf({ body: "word ".repeat(250_000) }).body).toContain("60,000 are the most");
  expect(problemsOf({ slug: "tag" }).slug).toContain("page of its own");
  expect(problemsOf({ slug: "Two words" }).slug).toContain("Small letters");
  expect(problemsOf({ tags: "a,b,c,d,e,f,g" }).tags).toBe("Up to 6 tags");
  expect(problemsOf({ tags: `a, ${"b".repeat(31)}` }).tags).toBe("A tag has up to 30 letters");
});

it("a fact that the shop does not know is refused, in drafts too", () => {
  expect(problemsOf({ body: "We pack within {{packing_days}}." })).toEqual({});
  expect(problemsOf({ title: "{{return_days}}" }).title).toContain("Only the text itself");
  expect(problemsOf({ body: "{{arrival}} {{retrun_days}}" }).body).toContain(
    "no {{retrun_days}}. There are: shop_name",
  );
});

it("tags are small, and each is there once", () => {
  expect(parseTags(" Print Care, print-care ,, Éclair <b>")).toEqual(["print-care", "clair-b"]);
  expect(tagLabel("print-care")).toBe("Print care");
});

it("pages count from two in an address", () => {
  expect(["2", "13", "1", "0", "02", "2.5", "99999", "x"].map(parsePageNumber)).toEqual([
    2,
    13,
    ...Array(6).fill(null),
  ]);
});
