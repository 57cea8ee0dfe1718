import { anyString, fc } from "@/testing/fast-check";
import { safeNextPath } from "./next-path";

const site = "https://shop.example";

describe("safeNextPath", () => {
  it.each([
    "/",
    "/orders",
    "/orders?page=2",
    "/products/plain-tee-12?color=black&size=M#reviews",
    "/products?q=100%25%20cotton",
    "/blog/caf%C3%A9",
  ])("keeps a path of this site: %s", (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    ["", "nothing"],
    ["orders", "a relative path"],
    ["//evil.example", "a protocol-relative URL"],
    ["///evil.example", "more slashes"],
    ["/\\evil.example", "a backslash that browsers read as a slash"],
    ["\\/evil.example", "a leading backslash"],
    ["\\\\evil.example", "two backslashes"],
    [" //evil.example", "a leading space"],
    ["／／evil.example", "wide slashes"],
    ["https:evil.example", "another site without slashes"],
    ["/%2f%2fevil.example", "encoded slashes"],
    ["/%2Fevil.example", "one encoded slash"],
    ["/%252fevil.example", "twice encoded slash"],
    ["/%5cevil.example", "an encoded backslash"],
    ["https://evil.example", "another site"],
    ["javascript:alert(1)", "a script"],
    ["data:text/html,x", "a data URL"],
    ["/\t/evil.example", "a tab that browsers drop"],
    ["/\n/evil.example", "a line break"],
    ["/orders%0d%0aSet-Cookie:x=1", "an encoded line break"],
    ["/%00", "an encoded NUL"],
    ["/.//evil.example", "a dot segment that leaves two slashes"],
    ["/a/..//evil.example", "a parent segment that leaves two slashes"],
    ["/%zz", "a broken escape"],
    ["/auth", "the sign-in page itself"],
    ["/login?tab=register", "the sign-in page under its other name"],
    ["/auth-callback?code=1", "the callback"],
    ["/api/session", "an API"],
    [`/${"a".repeat(600)}`, "an endless path"],
  ])("refuses %j: %s", (path) => {
    expect(safeNextPath(path)).toBeNull();
  });

  it.each([undefined, null, 5, ["/orders"], {}])("refuses a value that is not text: %j", (value) => {
    expect(safeNextPath(value)).toBeNull();
  });

  it("never leaves the site, whatever is sent", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "%2f",
      "%5c",
      "%2F",
      ".",
      "..",
      "@",
      ":",
      "evil.example",
      "\t",
      "?",
      "#",
    );
    const nasty = fc.array(fc.oneof(part, anyString({ maxLength: 3 })), { maxLength: 12 });
    fc.assert(
      fc.property(nasty, (parts) => {
        const path = safeNextPath(`/${parts.join("")}`);
        if (path === null) return;
        expect(new URL(path, site).origin).toBe(site);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 5000 },
    );
  });

  it("returns its own result unchanged", () => {
    fc.assert(
      fc.property(fc.array(anyString({ maxLength: 8 }), { minLength: 1, maxLength: 5 }), (segments) => {
        const once = safeNextPath(`/${segments.map(encodeURIComponent).join("/")}`);
        if (once !== null) expect(safeNextPath(once)).toBe(once);
      }),
    );
  });
});
