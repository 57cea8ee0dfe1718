import { dropUnwritable, htmlToCdata, toCdata } from "./xml-text";

it("a text never ends a CDATA section, however often it contains the end mark", () => {
  expect(toCdata("a ]]> b ]]]]>> c")).toBe("a ]] > b ]]]] >> c");
  expect(htmlToCdata("<p>]]> ]]></p>")).toBe("<p>]]&gt; ]]&gt;</p>");
});

it("drops characters that XML can't represent", () => {
  expect(dropUnwritable("a\u0000\u0008\uffffb\n😀")).toBe("ab\n😀");
});
