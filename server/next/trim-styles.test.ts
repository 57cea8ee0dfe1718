import { readSheet, trimStyles } from "./trim-styles";

const trim = (css: string, classes: string) =>
  trimStyles(readSheet(css), `<p id="a" class="${classes}"></p>`);

it("keeps the rules whose classes the page has, and all rules without a class", () => {
  expect(trim("p{margin:0}.a{top:0}.b{top:1px}.a .b{top:2px}.a,.b{left:0}", "a")).toBe(
    "p{margin:0}.a{top:0}.a,.b{left:0}",
  );
});

it("keeps fonts, key frames and the order of layers", () => {
  const css = "@layer x,y;@font-face{font-family:f;src:url(f.woff2)}@keyframes k{to{top:0}}";
  expect(trim(`${css}@layer x{.b{top:0}}@layer y{.a{top:0}}`, "a")).toBe(
    `${css}@layer x{}@layer y{.a{top:0}}`,
  );
});

it("writes a repeated declaration once, where it comes last", () => {
  expect(trim(".a{top:0;top:1px;top:0}", "a")).toBe(".a{top:1px;top:0}");
});

it("keeps the registration of a property that a rule reads", () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
  const css = ".a{top:var(--p)}.b{top:var(--q)}";
  expect(trim(`${css}${property("--p")}${property("--q")}`, "a")).toBe(`.a{top:var(--p)}${property("--p")}`);
});

it("reads what React and CSS escape", () => {
  const css =
    ".\\[\\&\\>svg\\]\\:size-4>svg{top:0}.md\\:w-1\\/2{top:0}.\\32 xl\\:p-1{top:0}.before\\:content-\\[\\'\\'\\]:before{top:0}";
  expect(trim(css, "[&amp;&gt;svg]:size-4 md:w-1/2 2xl:p-1 before:content-[&#x27;&#x27;]")).toBe(css);
});

it("keeps a list of alternatives when the page has the classes of one", () => {
  const css =
    ":is(form:has(a:checked) .\\[form\\:has\\(a\\:checked\\)_\\&\\]\\:hidden,p:has(i:not(:checked)) .b){top:0}";
  expect(trim(css, "[form:has(a:checked)_&amp;]:hidden")).toBe(css);
  expect(trim(css, "b")).toBe(css);
  expect(trim(css, "a")).toBe("");
});

it("keeps a rule that may match without a class, and removes one that needs it", () => {
  const kept = ".a:not(.b){top:0}.a:not(:nth-child(2)):where(.b,.b *){top:0}";
  expect(trim(`${kept}.a:is(:where(.group):hover *){top:0}:where(.b>:not(:last-child)){top:0}`, "a")).toBe(
    kept,
  );
});

it("searches groups within groups, and leaves out those that are empty then", () => {
  const css = "@media (min-width:40rem){@supports (top:0){.a{top:0}.b{top:0}}}";
  expect(trim(css, "a")).toBe("@media (min-width:40rem){@supports (top:0){.a{top:0}}}");
  expect(trim(css, "c")).toBe("");
});
