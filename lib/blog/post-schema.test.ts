import { parsePageNumber, parseTags, tagLabel } from "./post";
import { toPostForm } from "./post-form";
import { postSchema } from "./post-schema";

vi.mock("@/lib/public-env", () => ({ publicEnv: { supabaseUrl: "https://x.test" } }));

const picture = "https://x.test/storage/v1/object/public/product-images/a.webp";
const draft = { ...toPostForm(null, 3), title: "A title", slug: "a-title" };
const problemsOf = (changes: Partial<typeof draft>) => {
  const result = postSchema.safeParse({ ...draft, ...changes });
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
};

it("a draft requires a title, a slug and an author, and nothing else", () => {
  expect(problemsOf({})).toEqual({});
  expect(Object.keys(problemsOf({ title: " ", slug: "", authorId: "" })).sort()).toEqual([
    "authorId",
    "slug",
    "title",
  ]);
});

it("a published post requires a summary, a text and alt text", () => {
  expect(Object.keys(problemsOf({ publish: "now", coverUrl: picture })).sort()).toEqual([
    "body",
    "coverAlt",
    "summary",
  ]);
  expect(problemsOf({ publish: "at", publishAt: "", summary: "s", body: "b" })).toEqual({
    publishAt: "Choose a date and time before the year 2100",
  });
});

it("rejects a text that is too long, a reserved slug and too many tags", () => {
  expect(problemsOf({ body: "word ".repeat(250_000) }).body).toContain("the limit is 60,000");
  expect(problemsOf({ slug: "tag" }).slug).toContain("another blog page");
  expect(problemsOf({ slug: "Two words" }).slug).toContain("lowercase letters");
  expect(problemsOf({ tags: "a,b,c,d,e,f,g" }).tags).toBe("Up to 6 tags");
  expect(problemsOf({ tags: `a, ${"b".repeat(31)}` }).tags).toBe("A tag can have up to 30 letters");
});

it("rejects an unknown fact, in drafts too", () => {
  expect(problemsOf({ body: "We pack within {{packing_days}}." })).toEqual({});
  expect(problemsOf({ title: "{{return_days}}" }).title).toContain("only works in the text");
  expect(problemsOf({ body: "{{arrival}} {{retrun_days}}" }).body).toContain(
    "Unknown placeholder {{retrun_days}}. Available: shop_name",
  );
});

it("tags are lower-case and unique", () => {
  expect(parseTags(" Print Care, print-care ,, Éclair <b>")).toEqual(["print-care", "clair-b"]);
  expect(tagLabel("print-care")).toBe("Print care");
});

it("page numbers in a URL start at two", () => {
  expect(["2", "13", "1", "0", "02", "2.5", "99999", "x"].map(parsePageNumber)).toEqual([
    2,
    13,
    ...Array(6).fill(null),
  ]);
});

it("invisible text counts as empty, and an absurdly late time is rejected", () => {
  const unseen = "\u200b\u2060";
  expect(Object.keys(problemsOf({ title: unseen })).sort()).toEqual(["title"]);
  expect(Object.keys(problemsOf({ publish: "now", summary: unseen, body: unseen })).sort()).toEqual([
    "body",
    "summary",
  ]);
  expect(problemsOf({ title: "a\u202eb" }).title).toContain("invisible characters");
  expect(problemsOf({ publish: "at", publishAt: "9000-01-01T00:00", summary: "s", body: "b" })).toEqual({
    publishAt: "Choose a date and time before the year 2100",
  });
});

it("a cover is an uploaded picture", () => {
  const refused = [
    "javascript:alert(1)",
    "x",
    "https://e.test/a.webp",
    `${picture}" onload="`,
    `${picture}/../../b`,
  ];
  expect(refused.filter((coverUrl) => problemsOf({ coverUrl }).coverUrl === undefined)).toEqual([]);
  expect(problemsOf({ coverUrl: picture })).toEqual({});
});
