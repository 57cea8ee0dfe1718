const names = new Intl.DisplayNames("en-IN", { type: "region" });

/** The name of a country by its two letters; as it is when it has none. */
export function tellPlace(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
