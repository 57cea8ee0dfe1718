/** Whether a line is narrow enough. */
type Fits = (line: string) => boolean;

/** Breaks lines that are too wide at their spaces. Each letter keeps its index, so that a caret stays where it is. */
export function breakLines(text: string, fits: Fits): string {
  return text
    .split("\n")
    .flatMap((line) => (fits(line) ? line : breakLine(line, fits)))
    .join("\n");
}

function breakLine(line: string, fits: Fits): string[] {
  const [first = "", ...words] = line.split(" ");
  const lines: string[] = [];
  let last = first;
  for (const word of words) {
    const longer = `${last} ${word}`;
    if (fits(longer)) {
      last = longer;
    } else {
      lines.push(last);
      last = word;
    }
  }
  return [...lines, last];
}

/** Undoes breakLines(): joins lines where the next word would have been too wide. */
export function joinLines(text: string, fits: Fits): string {
  const [first = "", ...lines] = text.split("\n");
  let before = first;
  return lines.reduce((joined, line) => {
    const isBroken = line !== "" && !fits(`${before} ${line.split(" ", 1)[0]}`);
    before = line;
    return joined + (isBroken ? " " : "\n") + line;
  }, first);
}
