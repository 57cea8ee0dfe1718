import { snippetLengths, toSnippet } from "./snippet";

const source = { name: "Night Bus", description: "A tee.", price: "499", seoTitle: "", seoDescription: "" };

it("is made of name, price and description, or of the words for search engines", () => {
  expect(toSnippet(source)).toEqual({ title: "Night Bus", description: "Night Bus, ₹499. A tee." });
  expect(toSnippet({ ...source, seoTitle: "Bus tee", seoDescription: "Cotton." })).toEqual({
    title: "Bus tee",
    description: "Cotton.",
  });
});

it("is cut between words where a search engine cuts it", () => {
  const { title } = toSnippet({ ...source, seoTitle: "A long title of many words ".repeat(5) });
  expect(title).toMatch(/ …$/);
  expect(title.length).toBeLessThanOrEqual(snippetLengths.title + 2);
});
