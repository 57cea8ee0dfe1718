const decimalDigit = /\p{Nd}/u;

/** Converts the decimal digits of any script to 0 to 9: "५६००३८" and "５６００３８" are "560038". */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
}

/** In Unicode the ten digits of a script are consecutive from zero; adjacent rows are ten long each. */
function digitOf(codePoint: number): number {
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}
