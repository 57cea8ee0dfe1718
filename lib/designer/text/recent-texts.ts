import type { TextOutline, TextSize } from "../resources";

/** More than a design has, plus those of the last changes. */
const maxTexts = 300;
/** The paths of one design with 2,000 letters of the finest font. */
const maxCharacters = 20_000_000;

/** A cache of the latest texts, by look; evicts the oldest. */
export function recentTexts() {
  const texts = new Map<string, TextSize | TextOutline>();
  let characters = 0;

  function drop(key: string): void {
    characters -= pathLength(texts.get(key));
    texts.delete(key);
  }

  return {
    find: (key: string) => texts.get(key),
    store<T extends TextSize>(key: string, text: T): T {
      drop(key);
      texts.set(key, text);
      characters += pathLength(text);
      for (const oldest of texts.keys()) {
        if (texts.size <= maxTexts && characters <= maxCharacters) break;
        drop(oldest);
      }
      return text;
    },
  };
}

function pathLength(text: TextSize | undefined): number {
  return text && "d" in text && typeof text.d === "string" ? text.d.length : 0;
}
