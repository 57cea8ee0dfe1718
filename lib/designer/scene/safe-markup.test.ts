import { safeHref, safeMarkup } from "./safe-markup";

const checked = (markup: string) => safeMarkup({ markup, width: 1, height: 1 });

describe("a picture in a design", () => {
  it.each([
    "data:image/png;base64,iVBORw0KGgo=",
    "blob:https://kapas.example/4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10",
    "/api/designs/assets/4b9f1c9e-5b1f-4a51-9a55-6f8f3a1f9d10",
  ])("is allowed from %s", (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it.each([
    "/etc/passwd",
    "file:///etc/passwd",
    "https://elsewhere.example/a.png",
    "//elsewhere.example/api/designs/a.png",
    "/api/designs/../orders",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:text/html;base64,PGI+",
    'data:image/png;base64,"/><script>',
    "javascript:alert(1)",
  ])("is never allowed from %s", (href) => {
    expect(() => safeHref(href)).toThrow("can't come from");
  });
});

describe("a drawing of our own", () => {
  it("consists of shapes and groups", () => {
    const markup =
      '<g fill="#fff"><path d="M0 0L1 1" stroke-width="2"/><circle cx="1" cy="2" r="3"></circle></g>';
    expect(checked(markup)).toBe(markup);
  });

  it.each([
    "<script>alert(1)</script>",
    '<path d="M0 0" onclick="alert(1)"/>',
    '<image href="/etc/passwd"/>',
    '<path d="M0 0" fill="url(#a)"/>',
    '<path d="M0 0" style="fill:red"/>',
    '<path d="M0 0" opacity="0.5"/>',
    "<g>words</g>",
    "</g><g>",
    "<g>",
  ])("is refused with %s", (markup) => {
    expect(() => checked(markup)).toThrow("a drawing can't have");
  });
});
