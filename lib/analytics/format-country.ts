const names = new Intl.DisplayNames("en-IN", { type: "region" });

/** A country's name by its two-letter code; the code itself when it has none. */
export function formatCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
