import { listSnippet, productSnippet, snippetLengths } from "./snippet";

const shop = { host: "kapas.test", name: "Kapas", percentOff: 0 };
const words = {
  name: "Night Bus",
  description: "A tee.",
  price: "499",
  variantPrices: ["", ""],
  categories: ["Men", "Graphic"],
  seoTitle: "",
  seoDescription: "",
};

it("shows the breadcrumb, the title with the shop's name, and the discounted price", () => {
  expect(productSnippet(words, shop)).toEqual({
    place: "kapas.test › Products › Men › Graphic",
    title: "Night Bus · Kapas",
    description: "Night Bus, ₹499. A tee.",
    price: "₹499",
  });
  expect(productSnippet({ ...words, price: "1,499.50" }, { ...shop, percentOff: 10 })).toMatchObject({
    description: "Night Bus, ₹1,350. A tee.",
    price: "₹1,350",
  });
});

it("shows “from” where a size costs more", () => {
  expect(productSnippet({ ...words, variantPrices: ["", "549"] }, shop)).toMatchObject({
    description: "Night Bus, from ₹499. A tee.",
    price: "From ₹499",
  });
  expect(productSnippet({ ...words, variantPrices: ["", "5x"] }, shop).price).toBe("₹499");
});

it("prefers the search engine texts", () => {
  expect(productSnippet({ ...words, seoTitle: "Bus tee", seoDescription: "Cotton." }, shop)).toMatchObject({
    title: "Bus tee · Kapas",
    description: "Cotton.",
  });
});

it("a search preview has no price while none is typed", () => {
  expect(productSnippet({ ...words, price: "4x" }, shop)).toMatchObject({
    description: "Night Bus. A tee.",
    price: "",
  });
});

it("a search preview is cut between words at a search engine's limit", () => {
  const { title } = productSnippet({ ...words, seoTitle: "A long title of many words ".repeat(5) }, shop);
  expect(title).toMatch(/ …$/);
  expect(title.length).toBeLessThanOrEqual(snippetLengths.title + 2);
});

it("shows a category below its parent", () => {
  expect(listSnippet({ title: "Men's graphic", description: "Prints.", parents: ["Men"] }, shop)).toEqual({
    place: "kapas.test › Products › Men",
    title: "Men's graphic · Kapas",
    description: "Prints.",
    price: "",
  });
});
