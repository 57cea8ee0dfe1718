import { plainLine } from "./plain-line";
import { plainText, readMarkdown } from "./read-markdown";

it.each([
  "# no heading",
  "- no list",
  "1. no list",
  "[no link](/a) ![no picture](/x)",
  "<b>no tag</b> & &amp; no entity",
  "*no* _marks_ `at` ~all~ \\\\ | :",
])("%j is literal in Markdown", (words) => {
  const tree = readMarkdown(plainLine(words));
  expect(tree.children).toMatchObject([{ tagName: "p", children: [{ type: "text" }] }]);
  expect(plainText(tree)).toBe(words);
});

it("joins several lines into one", () => {
  expect(plainLine(" A summary\n\n# and\r\nmore ")).toBe("A summary # and more");
});
