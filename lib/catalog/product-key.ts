/** The product's part of a URL: its slug, or only its id. */
export function parseProductKey(key: string): { id: number } | { slug: string } | null {
  if (/^[1-9]\d{0,14}$/.test(key)) return { id: Number(key) };
  if (key.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return { slug: key };
  return null;
}
