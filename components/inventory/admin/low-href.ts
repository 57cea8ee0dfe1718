import { paths } from "@/lib/paths";

/** The address of a page of what is low or sold out. */
export function lowHref({ isOut, text, page = 1 }: { isOut: boolean; text: string; page?: number }): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(isOut && { view: "out" }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.adminInventory}?${query}` : paths.adminInventory;
}
