/** One suggestion below the search field, and its link. */
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
