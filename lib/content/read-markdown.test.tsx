import { renderToStaticMarkup } from "react-dom/server";
import { Prose } from "@/components/content/prose";
import { processorTime } from "@/testing/processor-time";
import { listPlaceholders } from "./placeholders";
import { listHeadings, plainText, readMarkdown } from "./read-markdown";
import { findTextProblem } from "./text-limits";

const html = (text: string, values?: Record<string, string>): string =>
  renderToStaticMarkup(
    <Prose tree={readMarkdown(text, values)} blocks={{ tee: (value) => <i>{value}</i> }} />,
  )
    .replace(/^<div[^>]*>/, "")
    .replace(/<\/div>$/, "");

describe("a text of the shop", () => {
  it("has paragraphs, lists, tables and links", () => {
    expect(html("Hello **you**, see [the tees](/products).")).toBe(
      '<p>Hello <strong>you</strong>, see <a href="/products">the tees</a>.</p>',
    );
    expect(html("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>2</td>");
  });

  it("reserves h1 for the page, and gives its headings ids", () => {
    const tree = readMarkdown("# One\n\n## Two & three\n\n### Four\n\n## Two & three");
    expect(listHeadings(tree)).toEqual([
      { id: "on-one", text: "One", depth: 2 },
      { id: "on-two--three", text: "Two & three", depth: 2 },
      { id: "on-four", text: "Four", depth: 3 },
      { id: "on-two--three-1", text: "Two & three", depth: 2 },
    ]);
  });

  it("renders a block on its own line, and leaves similar text as typed", () => {
    expect(html('::tee{value="mor-1"}')).toBe("<i>mor-1</i>");
    expect(html("::nothing")).toBe("");
    expect(html("Open from 10:am, or :so")).toBe("<p>Open from 10:am, or :so</p>");
    expect(html(":::note\nRead *this*\n:::")).toBe("<p>:::note\nRead *this*\n:::</p>");
  });

  it("fills placeholders as text, whatever the value, and keeps unknown ones", () => {
    expect(
      html("Within {{days}}, {{ who }} or {{ unknown }}.", { days: "7 days", who: "**<b>x</b>**" }),
    ).toBe("<p>Within 7 days, **&lt;b&gt;x&lt;/b&gt;** or {{ unknown }}.</p>");
    expect(html("{{constructor}} {{toString}}")).toBe("<p>{{constructor}} {{toString}}</p>");
    expect(listPlaceholders("{{a}} {{ b_1 }} {{a}} {{A}} {c}")).toEqual(["a", "b_1"]);
  });

  it("plainText returns its words", () => {
    expect(plainText(readMarkdown("# A\n\nb *c*\n\n- d"))).toBe("A b c d");
  });
});

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](vbscript:x)",
  "[x](data:text/html,<script>alert(1)</script>)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml;base64,PHN2Zz4=)",
  '![x](x "\\" onerror=\\"alert(1)")',
  "<javascript:alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext><table><mglyph><style><img src onerror=alert(1)>",
  '<a href="x" onclick="alert(1)">x</a>',
  '::tee{value="x" onclick="alert(1)" style="x" dangerouslySetInnerHTML="x"}',
  '[x]{onclick="alert(1)"}',
  "[^1]\n\n[^1]: [x](javascript:alert(1))",
  "- [ ] <input autofocus onfocus=alert(1)>",
  "```html onload=alert(1)\n<script>alert(1)</script>\n```",
])("nothing runs in %j", (text) => {
  const shown = html(text);
  expect(shown).not.toMatch(/<(?:script|iframe|svg|math|style|input)|(?:href|src)="(?:java|vb|data)/i);
  // Quoted text is a value.
  expect(shown.replace(/="[^"]*"/g, "")).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc)/i);
});

/** The longest prefix of a text that a form accepts. */
function longestTaken(text: string): string {
  let [taken, refused] = [0, text.length + 1];
  while (refused - taken > 1) {
    const middle = (taken + refused) >> 1;
    if (findTextProblem(text.slice(0, middle))) refused = middle;
    else taken = middle;
  }
  return text.slice(0, taken);
}

// Each of them once took seconds, or minutes.
it.each([
  "*_",
  "*a **b ",
  "[a](",
  "[a][b] ",
  "![",
  "<!-- ",
  "`` ` ",
  "www.a.b ",
  "a@b.c ",
  "::x{",
  ":::a\n\n",
  "> a\n\n",
  `${"> ".repeat(20)}a\n\n`,
  "- a\n  - b\n",
  "[^a]: b\n\n",
  "| a ",
  `${"|a".repeat(30)}|\n${"|-".repeat(30)}|\n${"|\n".repeat(200)}\n`,
  "a\n\n",
])("refuses 60,000 characters of %j at once, and parses the accepted part in time", async (part) => {
  const whole = part.repeat(Math.ceil(60_000 / part.length)).slice(0, 60_000);
  const broken = whole.slice(0, 7_900).concat("\n\n").repeat(7);
  html(longestTaken(whole.slice(0, 2000)));
  for (const texts of [[whole, broken], [longestTaken(whole)], [longestTaken(broken)]]) {
    expect(await processorTime(() => texts.map((text) => html(text)))).toBeLessThan(2000);
  }
});

it.each([">", "> ", "- ", "1. "])("parses twenty %j in one line, and refuses more", (mark) => {
  expect(html(`${mark.repeat(20)}word`)).toContain("word");
  expect(findTextProblem(`word\n${mark.repeat(20)}word`)).toBeNull();
  expect(findTextProblem(`word\n${mark.repeat(2_000)}word`)).toMatch(/more than 20 quote or list marks/);
});

it("names the mark that occurs too often", () => {
  const problemOf = (part: string, count: number) => findTextProblem(part.repeat(count));
  expect(problemOf("*_", 3_950)).toMatch(/^The text has more than 4,000 characters such as/);
  expect(problemOf("*a* ", 600)).toMatch(
    /^The paragraph that starts with “\*a\* .*” has more than 1,000 characters/,
  );
  expect(problemOf("a\r\n", 2_001)).toMatch(/^The text has more than 2,000 lines/);
  expect(problemOf("> > a\n\n", 800)).toMatch(/^The text has more than 1,000 quote and list marks/);
  expect(problemOf(":::a\n\n", 51)).toMatch(/“:::” has no meaning here/);
  expect(problemOf(`${"|a".repeat(60)}|\n${"|-".repeat(60)}|\n${"|\n".repeat(90)}\n`, 1)).toMatch(
    /^The tables have more than 5,000 cells/,
  );
});

it("footnotes link there and back", () => {
  const shown = html("Washed[^cold].\n\n[^cold]: At 30 °C");
  const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...shown.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(2);
  expect(ids).toEqual(expect.arrayContaining(targets));
  expect(new Set(ids).size).toBe(ids.length);
});

it("shows the host of a protocol-relative link", () => {
  expect(html("[a](//evil.test/x) ![b](//evil.test/y.png)")).toMatch(
    /href="https:\/\/evil\.test\/x".*src="https:\/\/evil\.test\/y\.png"/,
  );
});

it("explains how to fix a text that is too long, or a paragraph without an end", () => {
  expect(findTextProblem("word ".repeat(12_000))).toMatch(/paragraph that starts with “word/);
  expect(findTextProblem("a\n=\n\n".repeat(201))).toMatch(/^More than 200 lines are underlined/);
  expect(findTextProblem("a\n=\n\n> b\n> ---\n\n".repeat(100))).toBeNull();
  expect(findTextProblem("word\n\n".repeat(12_000))).toBe(
    "The text has 72,000 characters; the limit is 60,000. Shorten it.",
  );
});

it.each(["a\n=\n".repeat(14_000), ">".repeat(30_000), "**x".repeat(10_000), "|a|b|\n".repeat(9_000)])(
  "shows a refused text as typed, without delay",
  (text) => {
    expect(html(text)).toMatch(/^<p>/);
    expect(plainText(readMarkdown(text)).length).toBeGreaterThan(20_000);
  },
);
