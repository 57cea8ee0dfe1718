import type { ListSort } from "./list-sorts";

const split = (words: string) => words.split(/\s+/);

/** Words that describe no product once others do. */
export const fillers: ReadonlySet<string> = new Set(
  split(
    `
    a an and or the for in of on with i me my want need buy shop online show find get some any best nice cool good theme themed style design designs
    wala wale wali vala vale vali ka ki ke ko me mein pe par se aur liye lie chahiye chaiye chahie mujhe muje koi dikhao achha acha achhi acchi accha
    का की के को में पर से और वाला वाले वाली लिए लिये चाहिए मुझे कोई दिखाओ अच्छा अच्छी डिज़ाइन डिजाइन
    t tee tees tshirt tshirts shirt shirts top tops clothes kapde टीशर्ट शर्ट टी कपड़े
    colour color coloured colored rang रंग size sizes साइज साइज़`.trim(),
  ),
);

const shadesOf = (words: string, shade: "dark" | "light" | "any") =>
  split(words).map((word) => [word, shade] as const);

/** Which of a colour's shades a word before it means. */
export const shades: ReadonlyMap<string, "dark" | "light" | "any"> = new Map([
  ...shadesOf("dark deep gehra gehri गहरा गहरी", "dark"),
  ...shadesOf("light pale halka halki हल्का हल्की", "light"),
  ...shadesOf("bright", "any"),
]);

const sorts: Partial<Record<ListSort, string>> = {
  newest: "new,newest,latest,new arrival,new arrivals,naya,nayi,नया,नई",
  bestselling: "bestseller,bestsellers,bestselling,best seller,best sellers,best selling,trending,popular",
  rating: "top rated,best rated",
  "price-asc": "cheap,cheapest,sasta,sasti,saste,सस्ता,सस्ती,सस्ते",
};

export const sortWords: ReadonlyMap<string, ListSort> = new Map(
  Object.entries(sorts).flatMap(([sort, words]) => words.split(",").map((word) => [word, sort as ListSort])),
);

const traits: Record<string, string> = {
  Animals: "animal wildlife",
  Birds: "bird",
  Flowers: "flower floral",
  Music: "music",
  Cricket: "cricket",
  Chai: "chai",
  Typography: "typography lettering",
  Cities: "city cities",
  Festivals: "festival festive",
  Food: "food",
  Sport: "sport",
  Travel: "travel",
  Oversized: "oversized oversize",
  Relaxed: "relaxed",
  Boxy: "boxy",
  "Heavy fabric": "heavy heavyweight",
  "Organic cotton": "organic",
  "Suvin cotton": "suvin",
  Slub: "slub",
  Canvas: "canvas",
  Terry: "terry",
  Elastane: "elastane stretch",
};

/** Themes, cuts and fabrics by the words for them. Lists match them by the products' own words. */
export const traitLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(traits).flatMap(([label, words]) => split(words).map((word) => [word, label])),
);
