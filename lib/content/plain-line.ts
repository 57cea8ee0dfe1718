/** Words in one line of Markdown that mean themselves, whatever signs they have. */
export function plainLine(words: string): string {
  return words
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~]|&(?=[#\w])|!(?=\[)/g, "\\$&")
    .replace(/^[#+-]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}
