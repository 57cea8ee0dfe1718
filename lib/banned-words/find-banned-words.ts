import { type BanReason, wordLists, wordPairs } from "./banned-words";
import { foldDigits, foldLetters } from "./fold-words";
import { sensitiveWords } from "./sensitive-words";

export interface BannedWord {
  reason: BanReason;
  /** As listed. */
  word: string;
}

/** India's flag as an emoji is two letters in boxes. */
const flagEmoji = "\u{1f1ee}\u{1f1f3}";

interface Pattern {
  /** As listed. */
  word: string;
  /** In plain letters, without the star of a stem. */
  plain: string;
  /** For a text of words with one space between them, and at both ends. */
  test: RegExp;
}

/** Letters may be repeated: "fuuuck". A double letter in the word is at least double in the text. */
function spellingOf(word: string): string {
  return word.replace(
    /(\p{L}\p{M}*)\1*/gu,
    (run, letter: string) => `(?:${letter}){${run.length / letter.length},}`,
  );
}

function patternOf(listed: string): Pattern {
  const word = foldLetters(listed);
  const isStem = word.endsWith("*");
  const plain = word.replace("*", "");
  const spelled = plain.split(" ").map(spellingOf).join(" ?");
  return { word: listed, plain, test: new RegExp(` ${spelled}${isStem ? "" : "(?:s|es)? "}`, "u") };
}

function patternsOf(words: string): Pattern[] {
  return words
    .split(",")
    .map((word) => word.replace(/\s+/g, " ").trim())
    .map(patternOf);
}

/** Rude words are also disguised with stars and splits, names are not. */
const mayHide: readonly BanReason[] = ["hate", "sexual"];
/** Shorter ones occur in too many words, except these. */
const minRoot = 5;
const shortRoots = ["fuck", "fvck"];

/** Only the letters, without repeats, with signs and digits as the letters they represent. */
function squeeze(text: string): string {
  return foldDigits(foldLetters(text))
    .replace(/[^\p{L}\p{M}]+/gu, "")
    .replace(/(\p{L}\p{M}*)\1+/gu, "$1");
}

let made: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  return {
    lists: wordLists.map(({ reason, words }) => ({ reason, patterns: patternsOf(words) })),
    pairs: wordPairs.map(({ reason, words, beside }) => ({
      reason,
      patterns: patternsOf(words),
      beside: patternsOf(beside),
    })),
    sensitive: patternsOf(sensitiveWords),
    roots: wordLists
      .filter(({ reason }) => mayHide.includes(reason))
      .flatMap(({ words }) => patternsOf(words))
      .map(({ plain }) => squeeze(plain))
      .filter((root) => root.length >= minRoot || shortRoots.includes(root)),
  };
}

const asWords = (words: readonly string[]) => ` ${words.join(" ")} `;

/** "f u c k" and "f.u.c.k" are one word; so is each run of three or more single letters. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    if (letters.length >= 3) joined.push(letters.join(""));
    else joined.push(...letters);
    letters = [];
  };
  for (const word of words) {
    if (/^\p{L}\p{M}*$/u.test(word)) letters.push(word);
    else {
      flush();
      joined.push(word);
    }
  }
  flush();
  return joined;
}

/** The text as words, in several readings: a disguised word is hidden in only one of them. */
function readingsOf(text: string): string[] {
  const folded = foldLetters(text);
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const chunks = folded.split(/\s+/).filter(Boolean);
  /** Signs at its ends belong to the sentence. */
  const inner = chunks.map((chunk) => chunk.replace(/^[^\p{L}\p{M}\p{N}@$]+|[^\p{L}\p{M}\p{N}]+$/gu, ""));
  const readAsLetters = inner.map(foldDigits);
  const onlyLetters = (each: string) => each.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
  const readings = [
    words,
    joinLetters(words),
    inner.map(onlyLetters),
    readAsLetters.map(onlyLetters),
    joinLetters(readAsLetters.flatMap((each) => each.match(/[\p{L}\p{M}]+/gu) ?? [])),
    // A 1 can be an l or an i.
    inner.map((each) => onlyLetters(foldDigits(each.replace(/1/g, "l")))),
  ];
  return [...new Set(readings.map(asWords))];
}

/** Words with stars for letters, "f**k", as patterns of the possible words. */
function starredIn(text: string): RegExp[] {
  const words = foldLetters(text).match(/[a-z*]+/g) ?? [];
  return words
    .filter((word) => /^[a-z]+\*/.test(word) && word.length >= 4 && word.length <= 20)
    .filter((word) => word.replace(/\*/g, "").length * 2 >= word.length)
    .map((word) => new RegExp(`^${word.replace(/\*/g, ".")}$`));
}

/**
 * The banned words of a text for a tee, however written: look-alikes of other alphabets, invisible characters between
 * letters, spaced letters, digits and stars as letters. Each reason comes once, with the first word found.
 */
export function findBannedWords(text: string): BannedWord[] {
  made ??= makePatterns();
  const readings = readingsOf(text);
  const firstOf = (patterns: readonly Pattern[]) =>
    patterns.find(({ test }) => readings.some((reading) => test.test(reading)))?.word;
  const hidden = starredIn(text);
  const found: BannedWord[] = [];
  const add = (reason: BanReason, word: string | undefined) => {
    if (word !== undefined && !found.some((other) => other.reason === reason)) found.push({ reason, word });
  };
  if (text.includes(flagEmoji)) add("emblems", flagEmoji);
  for (const { reason, patterns } of made.lists) {
    add(reason, firstOf(patterns));
    if (mayHide.includes(reason))
      add(reason, patterns.find(({ plain }) => hidden.some((each) => each.test(plain)))?.word);
  }
  for (const { reason, patterns, beside } of made.pairs) {
    if (firstOf(beside) !== undefined) add(reason, firstOf(patterns));
  }
  return found;
}

/**
 * Whether a person must review a text before printing: it may be hurtful, or its letters contain a rude word when
 * spaces, lines and signs are removed.
 */
export function isSensitive(text: string): boolean {
  made ??= makePatterns();
  const readings = readingsOf(text);
  const letters = squeeze(text);
  // An l can stand for an i, and an i for an l.
  const spellings = [letters, letters.replaceAll("l", "i"), letters.replaceAll("i", "l")];
  return (
    made.roots.some((root) => spellings.some((each) => each.includes(root))) ||
    made.sensitive.some(({ test }) => readings.some((reading) => test.test(reading)))
  );
}
