/** A yes or no in a file, as people and spreadsheets write it; null when it is neither. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim();
  if (/^(yes|y|true|1)$/i.test(word)) return true;
  return /^(no|n|false|0)$/i.test(word) ? false : null;
}
