/** Text in one line of Markdown with all marks escaped. */
export function plainLine(words: string): string {
  return words
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~]|&(?=[#\w])|!(?=\[)/g, "\\$&")
    .replace(/^[#+-]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}
