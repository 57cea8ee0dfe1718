const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The texts that contain all words, which are in lower case. Whole words come first, with English endings: "refund" finds
 * "refunded". "cod" finds "code" only where no text has the word itself, and prefixes rank before other
 * parts of words.
 */
export function findAnswers(texts: readonly string[], words: readonly string[]): ReadonlySet<number> {
  const all = new Set(texts.keys());
  if (words.length === 0) return all;
  const edge = "[^\\p{L}\\p{M}\\p{N}]";
  const ways = [
    (word: string) => new RegExp(`(?:^|${edge})${escaped(word)}(?:s|ed|ing)?(?:${edge}|$)`, "iu"),
    (word: string) => new RegExp(`(?:^|${edge})${escaped(word)}`, "iu"),
    (word: string) => new RegExp(escaped(word), "iu"),
  ];
  for (const way of ways) {
    const patterns = words.map(way);
    const found = [...all].filter((index) => patterns.every((pattern) => pattern.test(texts[index] ?? "")));
    if (found.length > 0) return new Set(found);
  }
  return new Set();
}
