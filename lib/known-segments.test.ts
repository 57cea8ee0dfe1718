import { isUnknownPath, isWorthRecording, normalizePath, normalizePathname } from "./known-segments";

it("stores no personal data: email addresses, numbers, ids and tokens", () => {
  const secrets = [
    "/zq/asha@kapas.test",
    "/zq/asha%40kapas.test",
    "/call/9876512345",
    "/pay/4111111111111111",
    "/x/token=abcdef",
    "/x/sb_secret_abcdefghijkl",
    "/reset/eyJhbGciOiJIUzI1NiIsInR5cCI",
    "/o/0a1b2c3d-0000-4000-8000-0123456789ab",
  ];
  expect(secrets.filter(isWorthRecording)).toEqual([]);
  expect(isWorthRecording("/collections/block-printed-oversized-tees-2024.html")).toBe(true);
});

it("omits what scanners try", () => {
  for (const path of ["/wp-login.php", "/.env", "/old/.git/config", `/${"a-".repeat(100)}`, "/a b", "/ä"])
    expect(isWorthRecording(path)).toBe(false);
  for (const path of ["/old-shop/tiger-tee.html", "/collections/all"])
    expect(isWorthRecording(path)).toBe(true);
  expect(isUnknownPath("/Products/x")).toBe(false);
  expect(isUnknownPath("/collections/all")).toBe(true);
  expect([normalizePath("/Old/"), normalizePath("//")]).toEqual(["/old", "/"]);
  expect(["/caf%C3%A9", "/CAF%c3%89/", "/café", "/a%0Ab", "/%E0%A4"].map(normalizePath)).toEqual([
    "/café",
    "/café",
    "/café",
    "/a%0ab",
    "/%e0%a4",
  ]);
});

it.each([
  ["/%63heckout", "/checkout"],
  ["/caf%C3%A9/%7Easha", "/caf%C3%A9/~asha"],
  ["/a%2Fb%20c%25", "/a%2Fb%20c%25"],
  ["/products", "/products"],
  ["/Products/Tiger-Tee-1", "/products/Tiger-Tee-1"],
  ["/Collections/All", "/Collections/All"],
])("normalises %s to %s", (path, plain) => {
  expect(normalizePathname(path)).toBe(plain);
});
