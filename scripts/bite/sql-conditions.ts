export type Range = { start: number; end: number };

const closing = new Set([")", "]"]);
const opening = new Set(["(", "[", "case"]);
// Words that end one condition and begin another part of a statement.
const bounds = new Set(
  `, ; := $function$ or where if elsif when then else end on using order group having limit for union returning return do set
   select from join left cross inner as loop while into`.split(/\s+/),
);
const token = /distinct\s+from\b|left\s*\(|\$function\$|:=|[()[\],;]|[a-z_]\w*(?:\.\w+)*/gi;

/** The same text with comments, strings and quoted names blanked out, so that their words are not read as SQL. */
export function blankOut(sql: string): string {
  return sql.replace(/--[^\n]*|'(?:[^']|'')*'|"[^"]*"/g, (text) =>
    text.startsWith("--") ? " ".repeat(text.length) : "_".repeat(text.length),
  );
}

function tokensOf(sql: string): { word: string; start: number; end: number }[] {
  return [...blankOut(sql).matchAll(token)].map(({ 0: word, index }) => {
    const isCall = /^left\s*\($/i.test(word);
    return { word: isCall ? "(" : word.toLowerCase(), start: index, end: index + word.length };
  });
}

function trim(sql: string, { start, end }: Range): Range {
  const text = blankOut(sql).slice(start, end);
  return {
    start: start + text.length - text.trimStart().length,
    end: end - text.length + text.trimEnd().length,
  };
}

/** Each side of each `and`, at any depth. The `and` of `between` has no sides. */
export function findConjuncts(sql: string): Range[] {
  const found: Range[] = [];
  const partAt = (start: number, opener: string) => ({ start, opener, isConjunct: false, isBetween: false });
  let part = partAt(0, "");
  const outer: (typeof part)[] = [];
  const close = (end: number) => {
    if (part.isConjunct) found.push(trim(sql, { start: part.start, end }));
  };
  for (const { word, start, end } of tokensOf(sql)) {
    if (word === "between") {
      part.isBetween = true;
    } else if (word === "and" && part.isBetween) {
      part.isBetween = false;
    } else if (word === "and") {
      part.isConjunct = true;
      close(start);
      part.start = end;
    } else if (opening.has(word)) {
      outer.push(part);
      part = partAt(end, word);
    } else if (closing.has(word) || (word === "end" && part.opener === "case")) {
      close(start);
      part = outer.pop() ?? part;
    } else if (bounds.has(word)) {
      close(start);
      part = partAt(end, part.opener);
    }
  }
  close(sql.length);
  return found;
}

/** Each condition between `if`, `elsif` or `when` and its `then`. */
export function findBranches(sql: string): Range[] {
  const tokens = tokensOf(sql);
  return tokens.flatMap(({ word, end }, index) => {
    if (!["if", "elsif", "when"].includes(word) || tokens[index - 1]?.word === "end") return [];
    let depth = 0;
    for (const next of tokens.slice(index + 1)) {
      if (next.word === "then" && depth === 0) return [trim(sql, { start: end, end: next.start })];
      if (opening.has(next.word)) depth += 1;
      if (next.word === "end" || closing.has(next.word)) depth -= 1;
      if (next.word === ";" || depth < 0) return [];
    }
    return [];
  });
}
