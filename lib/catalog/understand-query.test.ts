import { COLORS } from "@/seed/catalog/colors";
import { SIZES } from "@/seed/catalog/sizes";
import { emptyListParams } from "./list-params";
import { motifSynonyms } from "./motif-synonyms";
import { type SearchTerms, understandQuery } from "./understand-query";

const category = (id: number, slug: string, name: string, parentId: number | null = null) => ({
  id,
  slug,
  name,
  parentId,
});
const terms: SearchTerms = {
  colors: COLORS,
  sizes: SIZES.map(({ name }) => name),
  categories: [
    category(1, "mens", "Men"),
    category(2, "womens", "Women"),
    category(3, "kids", "Kids"),
    category(4, "unisex", "Unisex"),
    category(5, "accessories", "Accessories"),
    category(11, "mens-graphic-tees", "Graphic tees", 1),
    category(12, "mens-oversized", "Oversized", 1),
    category(42, "unisex-oversized", "Oversized", 4),
    category(51, "tote-bags", "Tote bags", 5),
    category(52, "caps", "Caps", 5),
  ],
  synonyms: new Map([
    ...motifSynonyms(),
    ["tshirt", ["tee", "tshirt", "shirt"]],
    ["kaali", ["black"]],
    ["काली", ["black"]],
    ["blue", ["blue", "navy", "sky", "teal"]],
    ["green", ["green", "olive"]],
    ["ladies", ["women"]],
    ["boy", ["boy", "kids"]],
    ["jhola", ["tote", "bag"]],
  ]),
};

function understand(query: string) {
  const understood = understandQuery({ ...emptyListParams, query }, terms);
  if (!understood) return null;
  const { query: rest, sizes, colors, category: slug, maxRupees } = understood;
  return [rest, sizes.join(), colors.join(), slug, maxRupees];
}

it.each([
  ["black", null, "", "black", null],
  ["xl black", null, "XL", "black", null],
  ["XL", null, "XL", "", null],
  ["xxl white tshirt", null, "2XL", "white", null],
  ["8-9Y", null, "8-9Y", "", null],
  ["dino 9 years", "dino", "8-9Y", "", null],
  ["size large chai", "chai", "L", "", null],
  ["large black t-shirt", null, "L", "black", null],
  ["small tiger black", "small tiger", "", "black", null],
  ["free size cap", null, "One Size", "", "caps"],
  ["kaali tshirt", null, "", "black", null],
  ["काली टी-शर्ट", null, "", "black", null],
  ["navy blue", null, "", "navy", null],
  ["blue", null, "", "navy,sky,teal", null],
  ["red or black", null, "", "red,black", null],
  ["bottle green peacock", "peacock", "", "bottle-green", null],
  ["off-white", null, "", "off-white", null],
  ["men's black tee", null, "", "black", "mens"],
  ["mens oversized", null, "", "", "mens-oversized"],
  ["black oversized", "oversized", "", "black", null],
  ["graphic t-shirt for men", null, "", "", "mens-graphic-tees"],
  ["ladies chai", "chai", "", "", "womens"],
  ["boys", null, "", "", "kids"],
  ["jhola", null, "", "", "tote-bags"],
  ["मोर", "peacock", "", "", null],
])("%s", (query, rest, sizes, colors, slug) => {
  expect(understand(query)).toEqual([rest, sizes, colors, slug, null]);
});

it.each([
  ["under 500", null, 500],
  ["chai below ₹ 600", "chai", 600],
  ["chai 600 se kam", "chai", 600],
])("%s", (query, rest, maxRupees) => {
  expect(understand(query)).toEqual([rest, "", "", null, maxRupees]);
});

it.each([
  "chai",
  "tshirt",
  "very small tiger",
  "men women",
  "oversized",
  '"xl black"',
  "!!!",
  "🐯",
  "ganesh",
])("leaves %s as words", (query) => expect(understand(query)).toBeNull());

it("keeps the filters chosen by hand and the words as typed", () => {
  const params = {
    ...emptyListParams,
    query: "black chai",
    category: "kids",
    sizes: ["M"],
    colors: ["navy"],
  };
  expect(understandQuery(params, terms)).toMatchObject({
    typed: "black chai",
    query: "chai",
    category: "kids",
    sizes: ["M"],
    colors: ["navy", "black"],
  });
});
