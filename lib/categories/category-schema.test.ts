import { categorySchema } from "./category-schema";

const tees = { name: "Tees", description: "", pictureUrl: "", pictureAlt: "", isHidden: false };

const problemOf = (slug: string) => categorySchema.safeParse({ ...tees, slug }).error?.issues[0]?.message;

it.each(["graphic-tees", "true", "new", "none", "2026"])("takes the address %s", (slug) => {
  expect(problemOf(slug)).toBeUndefined();
});

it.each(["feed.xml", "Tees", "a--b", "-a", "a/b"])(
  "refuses the address %s, which no link could have",
  (slug) => {
    expect(problemOf(slug)).toMatch(/lowercase letters/);
  },
);

it.each(["all", "premium-tshirts"])(
  "refuses the address %s, under which the shop lists other products",
  (slug) => {
    expect(problemOf(slug)).toBe("This URL is used by another list");
  },
);
