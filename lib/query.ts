/** The first value of a query parameter that may be repeated. */
export function first(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** The page number in a URL, from 1. Anything invalid is page 1. */
export function parsePage(value: string | string[] | undefined): number {
  const text = first(value) ?? "";
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : 1;
}
