import { categorySchema, splitWords, themeSchema } from "./category-schema";

const tees = { name: "Tees", description: "", pictureUrl: "", pictureAlt: "", isHidden: false, words: "" };

const problemOf = (slug: string) => categorySchema.safeParse({ ...tees, slug }).error?.issues[0]?.message;

it.each(["graphic-tees", "true", "new", "none", "2026"])("accepts the slug %s", (slug) => {
  expect(problemOf(slug)).toBeUndefined();
});

it.each(["feed.xml", "Tees", "a--b", "-a", "a/b"])(
  "rejects the slug %s, which no URL can contain",
  (slug) => {
    expect(problemOf(slug)).toMatch(/lowercase letters/);
  },
);

it.each(["all", "premium-tshirts"])("rejects the slug %s, which a product list of the shop uses", (slug) => {
  expect(problemOf(slug)).toBe("This URL is used by another list");
});

it("splits a theme's words at commas, each once", () => {
  expect(splitWords(" Chai,filter  coffee, ,chai")).toEqual(["chai", "filter coffee"]);
});

it("requires a word of a theme", () => {
  const theme = { ...tees, slug: "chai" };
  expect(themeSchema.safeParse({ ...theme, words: " , " }).error?.issues[0]?.path).toEqual(["words"]);
  expect(themeSchema.safeParse({ ...theme, words: "chai" }).success).toBe(true);
});
