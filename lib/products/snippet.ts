/** What search engines show of a title and a description, in characters. */
export const snippetLengths = { title: 60, description: 155 };

export interface Snippet {
  title: string;
  description: string;
}

function cut(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const start = plain.slice(0, length);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), length - 20)).trim()} …`;
}

interface SnippetSource {
  name: string;
  description: string;
  price: string;
  seoTitle: string;
  seoDescription: string;
}

/** How a search engine may show the product; what has no words of its own is made of the others. */
export function toSnippet({ name, description, price, seoTitle, seoDescription }: SnippetSource): Snippet {
  const title = seoTitle.trim() || name.trim() || "Name of the product";
  const made = [`${name.trim()}${price.trim() ? `, ₹${price.trim()}` : ""}.`, description.trim()].join(" ");
  return {
    title: cut(title, snippetLengths.title),
    description: cut(seoDescription.trim() || made, snippetLengths.description),
  };
}
