const lookAlikes: Record<string, string> = {
  // Cyrillic
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  ё: "e",
  һ: "h",
  н: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  о: "o",
  р: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  у: "y",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  // Greek
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  σ: "o",
  τ: "t",
  υ: "u",
  χ: "x",
  ω: "w",
  // Armenian
  հ: "h",
  ո: "n",
  ս: "u",
  օ: "o",
  // Latin
  ƒ: "f",
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ɡ: "g",
  ɑ: "a",
  ß: "ss",
};

const digitsAsLetters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "€": "e",
  "+": "t",
};

/** Letters in boxes and circles, and the halves of flags, which NFKC does not fold. */
const boxedLetters = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

function unbox(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  const first = boxedLetters.find((from) => point >= from && point < from + 26);
  return first === undefined ? letter : String.fromCharCode(97 + point - first);
}

/** Invisible characters: joiners, direction marks, soft hyphens, tags, selectors. */
const unseen = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
/** Accents on letters that are usually written without; an Indian vowel sign is a letter of its own. */
const accents = /\p{Script=Inherited}/gu;
const nukta = /\u093c/g;

/** From Arabic to Malayalam, whose ten digits are consecutive. */
const otherDigits = /(?=\p{Nd})[\u0660-\u0d6f]/gu;
const firstIndian = 0x900;

function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  return String((point & 15) - (point < firstIndian ? 0 : 6));
}

/** One spelling for all letters that look the same, and for digits. ASCII digits and signs stay; see foldDigits(). */
export function foldLetters(text: string): string {
  return [...text.normalize("NFKC").replace(unseen, "")]
    .map(unbox)
    .join("")
    .toLowerCase()
    .normalize("NFD")
    .replace(accents, "")
    .replace(nukta, "")
    .replace(/ँ/g, "ं")
    .normalize("NFC")
    .replace(otherDigits, digitOf)
    .replace(/\p{L}/gu, (letter) => lookAlikes[letter] ?? letter);
}

/** Reads digits and signs as the letters that they represent: "n4z1" is "nazi". */
export function foldDigits(word: string): string {
  return word.replace(/[^\p{L}\p{M}]/gu, (sign) => digitsAsLetters[sign] ?? sign);
}
