const utmNames = ["source", "medium", "campaign", "term", "content"] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** Campaign names are short: longer ones are cut off. */
export const maxUtmLength = 100;

/** The campaign of a URL: of "?utm_source=blog" the source "blog". */
export function readUtm(search: string): Utm {
  const query = new URLSearchParams(search);
  const found = utmNames.flatMap((name) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
    const value = (query.get(`utm_${name}`) ?? "").replace(/[\u0000-\u001f\u007f-\u009f]/g, "").trim();
    return value === "" ? [] : [[name, [...value].slice(0, maxUtmLength).join("")] as const];
  });
  return Object.fromEntries(found);
}
