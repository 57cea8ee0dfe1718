import { listFiles, listSources, read } from "./scripts/architecture/sources";
import fixedTexts from "./testing/fixed-texts.json";

// Plain English (CONTRIBUTING.md, "Words"). Each test lists what to rewrite.

const folders = [
  "app",
  "components",
  "e2e",
  "lib",
  "sandbox",
  "scripts",
  "seed",
  "server",
  "supabase",
  "testing",
];
const code = listSources(folders, { withTests: true });
const sql = listFiles("supabase", /\.sql$/);
const docs = ["README.md", "CONTRIBUTING.md", ...listFiles("docs", /\.md$/), ...listFiles("seed", /\.md$/)];

const PHRASES = new RegExp(
  `\\b(?:${[
    "by itself|whoever|nobody|somebody|anew|meanwhile|mended|usual|told|tells|pieces?|looked at|goes back|put aside",
    "of others|the very|also when|(?<!there )is no(?! longer)|(?:a|is|per|each|that a) wish",
    "what buyers say|what has happened|needs a hand|cash to confirm|cash orders?|came back undelivered",
    "let it go on|back to the shelf|on the shelf|of whom|for whom|of theirs|gone on|e-mails?|taken back",
  ].join("|")})\\b`,
  "gi",
);

// Why: each of these is right where it stands.
const ALLOWED: [file: RegExp, phrase: RegExp][] = [
  [/^lib\/banned-words\//, /one piece/i], // a brand
  [/^lib\/reports\/gstr1|gstr1-files\.test/, /PIECES/], // the unit code of the GST portal
];

const COMMENT = /(?<!:)\/\/.*|\/\*[\s\S]*?\*\//g;
const STRING = /"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)* (?:[^`\\]|\\.)*`/g;
const JSX = />[^<>{}=;]*[a-z] [^<>{}=;]*</g;
const SQL = /--.*|'(?:[^'\n]|'')* (?:[^'\n]|'')*'/g;

function textsOf(file: string): string[] {
  const text = read(file);
  if (file.endsWith(".md")) return [text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "")];
  if (file.endsWith(".sql")) return text.match(SQL) ?? [];
  return [COMMENT, STRING, JSX].flatMap((pattern) => text.match(pattern) ?? []);
}

function findPhrases(file: string): string[] {
  return textsOf(file).flatMap((text) =>
    [...text.matchAll(PHRASES)].flatMap(({ 0: phrase, index }) => {
      const excerpt = text.slice(Math.max(0, index - 50), index + 60).replace(/\s+/g, " ");
      const isAllowed = ALLOWED.some(([files, words]) => files.test(file) && words.test(excerpt));
      return isAllowed ? [] : [`${file}: ${phrase}: ${excerpt}`];
    }),
  );
}

it("has no phrase that reads like a translation", () => {
  expect([...new Set([...code, ...sql, ...docs].flatMap(findPhrases))]).toEqual([]);
});

it("writes a percentage without a space, and an apostrophe in one way", () => {
  const shown = [
    ...listSources(["app", "components", "lib", "seed", "server"]),
    ...listFiles("seed", /\.(csv|md)$/),
  ];
  const found = shown.flatMap((file) => {
    const texts = /\.tsx?$/.test(file)
      ? [STRING, JSX].flatMap((pattern) => read(file).match(pattern) ?? [])
      : [read(file)];
    return texts
      .flatMap((text) => text.match(/.{0,30}(?:[\d}] %(?!\s?[\d{(])|\w’(?=[\w\s])).{0,30}/g) ?? [])
      .map((each) => `${file}: ${each}`);
  });
  expect(found).toEqual([]);
});

const COINED = new Set(
  "tell tells told say says said whose nobody somebody usual mended anew desk news forget".split(" "),
);
/** In compound names only: a lone `kept`, or an `office` of the post, is clear. */
const COMPOUND = new Set(["keep", "keeps", "kept", "office"]);
// React Hook Form, Node, and counts of tees that weren't returned
const KNOWN =
  /^(keepAlive|KEEP_ALIVE|keepDefaultValues|keepValues|count_kept_|paidForKept|maxKept|isKept|[Pp]ost_?[Oo]ffice)/;

function isCoined(name: string): boolean {
  const parts = name
    .replace(/([a-z0-9])(?=[A-Z])/g, "$1_")
    .toLowerCase()
    .split("_")
    .filter(Boolean);
  return (
    !KNOWN.test(name) && parts.some((part) => COINED.has(part) || (parts.length > 1 && COMPOUND.has(part)))
  );
}

/** Code without comments and text; a file's compound names, and in TypeScript what it declares. */
function namesOf(file: string): string[] {
  const isSql = file.endsWith(".sql");
  const bare = isSql
    ? read(file).replace(/--.*|'(?:[^']|'')*'/g, " ")
    : read(file)
        .replace(COMMENT, " ")
        .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, " ");
  const compound = bare.match(
    isSql ? /\b\w+_\w+\b/g : /\b(?:[a-z]\w*[A-Z_]\w*|[A-Z]+[a-z]\w*[A-Z]\w*|[A-Z]+_\w+)\b/g,
  );
  const declared = bare.match(/(?<=\b(?:const|let|function|type|interface|class) )\w+/g);
  return [...(compound ?? []), ...(declared ?? [])];
}

it("has no coined name", () => {
  const found = [...code, ...sql].flatMap((file) =>
    [...new Set(namesOf(file))].filter(isCoined).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it("keeps each text that the specification fixes", () => {
  const normalize = (text: string) =>
    text
      .replace(/’|&apos;/g, "'")
      .replace(/&amp;/g, "&")
      .replace(/\s+/g, " ");
  const shown = listSources(["app", "components", "lib", "server"]).concat(listFiles("supabase", /\.sql$/));
  const source = normalize(shown.map(read).join("\n"));
  expect(
    fixedTexts.filter((text) => !text.split(/\{\w+\}/).every((part) => source.includes(normalize(part)))),
  ).toEqual([]);
});
