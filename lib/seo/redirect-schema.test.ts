import { redirectSchema } from "./redirect-schema";

vi.mock("@/lib/public-env", () => ({ publicEnv: { siteUrl: "https://shop.test" } }));

const targetOf = (target: string) => redirectSchema.safeParse({ source: "/old", target }).success;
const sourceOf = (source: string) => redirectSchema.safeParse({ source, target: "/" }).data?.source;

it("rejects a target that a browser would read as another host", () => {
  const away = [
    "//e.test",
    "/.//e.test",
    "/x/..//e.test",
    "/%2e//e.test",
    "/x/%2E%2e",
    "/\\e.test",
    "https://e.test",
  ];
  expect(away.filter(targetOf)).toEqual([]);
  expect(redirectSchema.parse({ source: "/old", target: "/zr%2D7/caf%C3%A9?q=%2F" }).target).toBe(
    "/zr-7/café?q=%2F",
  );
  expect(["/", "/blog/a.b", "/browse?q=//x/../y", "/faq#a"].filter((target) => !targetOf(target))).toEqual(
    [],
  );
});

it("normalises a typed URL, and rejects pages that always exist", () => {
  expect(sourceOf(" /Alt/caf%C3%A9/ ")).toBe("/alt/café");
  expect(sourceOf("https://shop.test/old")).toBe("/old");
  expect(sourceOf("/product/old-tee")).toBe("/products/old-tee");
  expect(["/", "/blog", "/admin/orders", "/products", "/cart"].map(sourceOf).filter(Boolean)).toEqual([]);
});

it.each([
  ["/a/../b", "dots between slashes"],
  ["/a//b", "Leave out //"],
  ["/blog/old.md", "Leave out .md"],
  ["/products/old.md", "Leave out .md"],
  ["/old/*", "isn't supported"],
  ["/old\u202egpj", "an invisible character"],
  ["/old%E2%80%AEgpj", "an invisible character"],
  ["/old\ud800", "an invisible character"],
  ["/old?a=1", "Leave out ? and #"],
  ["/old#a", "Leave out ? and #"],
  ["/blog/rss.xml", "has a page"],
  ["/blog/tag", "has a page"],
])("explains why a redirect from %j could never work", (source, reason) => {
  const { error } = redirectSchema.safeParse({ source, target: "/" });
  expect(error?.issues[0]?.message).toContain(reason);
});

it("allows only public pages as targets", () => {
  expect(["/api/health", "/admin", "/ADMIN/blog?x", "/api?x", "/a\u202eb"].filter(targetOf)).toEqual([]);
  expect(["/apiary", "/administration"].filter((target) => !targetOf(target))).toEqual([]);
});
