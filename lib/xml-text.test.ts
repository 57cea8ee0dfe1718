import { dropUnwritable, htmlToCdata, toCdata } from "./xml-text";

it("a text ends no CDATA section, however often it tries", () => {
  expect(toCdata("a ]]> b ]]]]>> c")).toBe("a ]] > b ]]]] >> c");
  expect(htmlToCdata("<p>]]> ]]></p>")).toBe("<p>]]&gt; ]]&gt;</p>");
});

it("what XML can't write is left out", () => {
  expect(dropUnwritable("a\u0000\u0008\uffffb\n😀")).toBe("ab\n😀");
});
