/** One line below the search field, and where it leads. */
export interface Suggestion {
  label: string;
  href: string;
  price?: string;
  imageUrl?: string;
}

export function isSuggestion(value: unknown): value is Suggestion {
  if (typeof value !== "object" || value === null) return false;
  const { label, href } = value as Record<string, unknown>;
  return typeof label === "string" && typeof href === "string" && href.startsWith("/");
}
