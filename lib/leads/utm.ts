const utmNames = ["source", "medium", "campaign", "term", "content"] as const;

export type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** Campaigns have short names: the rest of a longer one says nothing to anybody. */
export const longestUtm = 100;

/** The campaign that an address names: of "?utm_source=blog" the source "blog". */
export function readUtm(search: string): Utm {
  const query = new URLSearchParams(search);
  const found = utmNames.flatMap((name) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
    const value = (query.get(`utm_${name}`) ?? "").replace(/[\u0000-\u001f\u007f-\u009f]/g, "").trim();
    return value === "" ? [] : [[name, [...value].slice(0, longestUtm).join("")] as const];
  });
  return Object.fromEntries(found);
}
